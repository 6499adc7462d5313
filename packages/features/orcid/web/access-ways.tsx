import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { TargetLink, useSite } from '../../site/web/site-context.tsx'
import classes from './access-ways.module.css'
import { OrcidStartButton } from './orcid-start-button.tsx'

/** Ways to get access to record pages, the quickest first. Files for subscribers are not opened by an ORCID iD. */
export function AccessWays({ isForSubscribers = false }: { isForSubscribers?: boolean }) {
  const { loggedIn } = useAuth()
  const { people } = useSite()
  const hasOrcid = people.hasOrcid && !isForSubscribers
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
      <p className={classes.library}>Or ask your library: an institutional subscription gives access to all members.</p>
    </>
  )
}
