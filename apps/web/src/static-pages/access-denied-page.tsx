import { AccessWays } from '@rosette/features/orcid/web/access-ways.tsx'
import { ownPagePath, rememberReturn } from '@rosette/features/sessions/web/auth-return.ts'
import { type AuthState, authState, useAuth } from '@rosette/features/sessions/web/auth-state.ts'
import { useSite } from '@rosette/features/site/web/site-context.tsx'
import { institutionQuery, useSubscription } from '@rosette/features/subscription/web/use-subscription.ts'
import { DeadEnd } from '@rosette/ui-kit/feedback/dead-end.tsx'
import type { SitePageDefinition } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import classes from './access-denied-page.module.css'

const reasons = {
  access: { browserTitle: 'Access Denied', sentence: 'This page needs a subscription.', Ways: AccessWays },
  permission: { browserTitle: 'Permission Denied', sentence: 'You can edit only your own record or organization.', Ways: EditWays },
}

export function accessDeniedPage(reason: keyof typeof reasons): SitePageDefinition {
  return {
    component: () => <AccessDeniedPage reason={reason} />,
    queries: () => [institutionQuery(authState().profile.userIdentifier)],
  }
}

/** Explains why access was denied, what access the visitor has, and how to get more. Both addresses show the same page (ERR-001). */
export function AccessDeniedPage({ reason }: { reason: keyof typeof reasons }) {
  const { browserTitle, sentence, Ways } = reasons[reason]
  const auth = useAuth()
  const { hasOrcid } = useSite().people
  const { institution, loaded } = useSubscription()
  const wanted = useWantedPage()
  const institutionNote = reason === 'access' && loaded ? noteOfInstitution(institution) : ''
  const needed = reason === 'access' && hasOrcid ? 'This page needs a subscription or an ORCID sign-in.' : sentence
  const facts = [needed, noteOfAccount(auth, hasOrcid), institutionNote].filter((fact) => fact !== '')
  return (
    <DeadEnd title="Access Denied" browserTitle={browserTitle} sentence={facts.join(' ')} contact="Questions:">
      <Ways />
      {wanted !== null ? (
        <p className={classes.after}>
          After signing in you return to <PageLink href={wanted}>{wanted}</PageLink>.
        </p>
      ) : null}
    </DeadEnd>
  )
}

/** The page that was denied, remembered for after the login, by whichever method (SESSION-032). */
function useWantedPage(): string | null {
  const { from }: { from?: unknown } = useSearch({ strict: false })
  const wanted = typeof from === 'string' ? ownPagePath(from) : null
  useEffect(() => {
    if (wanted !== null) rememberReturn(wanted)
  }, [wanted])
  return wanted
}

function noteOfAccount({ loggedIn, loading, profile }: AuthState, hasOrcid: boolean): string {
  const isUnlinked = hasOrcid && profile.orcidId === null
  if (loggedIn) return `You are logged in as ${profile.username}${isUnlinked ? ', without a linked ORCID iD' : ''}.`
  return loading ? '' : 'You are not logged in.'
}

function noteOfInstitution(institution: { name: string; status: string } | null): string {
  if (!institution) return 'Your network is not part of a subscribing institution.'
  return institution.status === 'subscribed' ? '' : `${institution.name} has no subscription at present.`
}

/** What a visitor may edit is listed on their profile, after logging in. */
function EditWays() {
  const { loggedIn } = useAuth()
  return (
    <p className={classes.ways}>
      <PageLink href={loggedIn ? '/profile' : '/login'} className={classes.primary}>
        {loggedIn ? 'My Profile' : 'Login'}
      </PageLink>
    </p>
  )
}
