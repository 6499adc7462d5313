import type { AuthState } from '@rosette/features/account/web/auth-state.ts'
import { OrcidStartButton } from '@rosette/features/orcid/web/orcid-start-button.tsx'
import { useSite } from '@rosette/features/site/web/site-context.tsx'
import { TargetLink } from '@rosette/features/site/web/target-link.tsx'
import { PageLink } from '@rosette/ui-kit/record/page-link.tsx'
import classes from './access-denied-page.module.css'

type WaysProps = { auth: AuthState }

/** What opens record pages, the quickest way first. */
export function AccessWays({ auth: { loggedIn } }: WaysProps) {
  const { hasOrcid } = useSite().people
  return (
    <>
      <div className={classes.ways}>
        {hasOrcid && !loggedIn ? <OrcidStartButton variant="filled">Sign in with ORCID</OrcidStartButton> : null}
        {hasOrcid && loggedIn ? (
          <PageLink href="/linktoorcid" className={classes.primary}>
            Link your ORCID iD
          </PageLink>
        ) : null}
        {loggedIn ? null : (
          <PageLink href="/login" className={classes.secondary}>
            Login
          </PageLink>
        )}
        <TargetLink target={{ external: 'subscribe' }} className={classes.secondary}>
          Subscribe
        </TargetLink>
      </div>
      <p className={classes.library}>Or ask your library: the subscription of an institution opens these pages to all its members.</p>
    </>
  )
}

/** Who may edit something is found out by logging in, and what it is stands on the profile. */
export function EditWays({ auth: { loggedIn } }: WaysProps) {
  return (
    <p className={classes.ways}>
      <PageLink href={loggedIn ? '/profile' : '/login'} className={classes.primary}>
        {loggedIn ? 'My Profile' : 'Login'}
      </PageLink>
    </p>
  )
}
