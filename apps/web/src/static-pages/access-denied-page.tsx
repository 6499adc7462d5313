import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { usePageTitle } from '@rosette/ui-kit/layout/use-page-title.ts'
import { CuratorMail } from '@rosette/ui-kit/links/curator-mail.tsx'
import { PageLink } from '@rosette/ui-kit/record/page-link.tsx'
import { useSearch } from '@tanstack/react-router'
import { TargetLink } from '../target-link.tsx'
import classes from './access-denied-page.module.css'

const reasons = {
  access: { title: 'Access Denied', sentence: 'This page needs a subscription or an ORCID sign-in.' },
  permission: { title: 'Permission Denied', sentence: 'You can edit only your own record or organization.' },
}

/** Says why a page stays closed and which ways lead in. Both addresses show the same page (ERR-001). */
export function AccessDeniedPage({ reason }: { reason: keyof typeof reasons }) {
  const { title, sentence } = reasons[reason]
  usePageTitle(title)
  const { from } = useSearch({ strict: false })
  return (
    <PageWrap className={classes.wrap}>
      <div className={classes.card}>
        <h1 className={classes.title}>Access Denied</h1>
        <p className={classes.sentence}>{sentence} You are not logged in.</p>
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
        <p className={classes.after}>
          Questions: <CuratorMail />. <PageLink href="/">Home</PageLink>
        </p>
      </div>
    </PageWrap>
  )
}

/** The address comes from the query string: anything but a path of ours is not repeated. */
function isOwnPath(from: unknown): from is string {
  return typeof from === 'string' && /^\/(?!\/)/.test(from)
}
