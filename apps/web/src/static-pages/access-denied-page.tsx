import { DeadEnd } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { PageLink } from '@rosette/ui-kit/record/page-link.tsx'
import { useSearch } from '@tanstack/react-router'
import { TargetLink } from '../target-link.tsx'
import classes from './access-denied-page.module.css'

const reasons = {
  access: { browserTitle: 'Access Denied', sentence: 'This page needs a subscription or an ORCID sign-in.' },
  permission: { browserTitle: 'Permission Denied', sentence: 'You can edit only your own record or organization.' },
}

/** Says why a page stays closed and which ways lead in. Both addresses show the same page (ERR-001). */
export function AccessDeniedPage({ reason }: { reason: keyof typeof reasons }) {
  const { browserTitle, sentence } = reasons[reason]
  const { from } = useSearch({ strict: false })
  return (
    <DeadEnd title="Access Denied" browserTitle={browserTitle} sentence={`${sentence} You are not logged in.`} contact="Questions:">
      <p className={classes.ways}>
        <PageLink href="/login" className={classes.primary}>
          Login
        </PageLink>
        <TargetLink target={{ external: 'subscribe' }} className={classes.secondary}>
          Subscribe
        </TargetLink>
      </p>
      {isOwnPath(from) ? (
        <p className={classes.after}>
          You wanted to open <code>{from}</code>.
        </p>
      ) : null}
    </DeadEnd>
  )
}

/** The address comes from the query string: anything but a path of ours is not repeated. */
function isOwnPath(from: unknown): from is string {
  return typeof from === 'string' && /^\/(?!\/)/.test(from)
}
