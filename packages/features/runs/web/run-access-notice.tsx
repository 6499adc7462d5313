import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { loginPath } from '@rosette/contract-kit/site-paths/login-path.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { RunAccess } from '../contract/run-status.ts'

/** What a run takes of the visitor; another answer once they have logged in. */
function runAccessQuery(isLoggedIn: boolean) {
  return queryOptions({
    queryKey: ['run-access', isLoggedIn],
    queryFn: ({ signal }) => fetchJson(RunAccess, { path: 'runs/access', signal }),
    retry: false,
  })
}

/** Says above the form of a premium tool that a run needs a login or takes a unit (RUN-022); nothing where it needs neither. */
export function RunAccessNotice({ formPath }: { formPath: string }) {
  const { loggedIn } = useAuth()
  const { data: access } = useQuery(runAccessQuery(loggedIn))
  if (!access?.takesUnit) return null
  if (!access.requiresLogin) return <Notice kind="info">A run takes one unit of your account, or none with a subscription.</Notice>
  return (
    <Notice kind="info">
      To run a search, please <PageLink href={loginPath(formPath)}>log in</PageLink> first. A run takes one unit of your account, or none
      with a subscription.
    </Notice>
  )
}
