import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { loginPath } from '@rosette/contract-kit/site-paths/login-path.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { authState, useAuth } from '../../sessions/web/auth-state.ts'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { type OwnRun, OwnRuns, ownRunsPath, runPathOf } from '../contract/run-status.ts'
import { isOver } from './run-query.ts'
import classes from './run-view.module.css'

const title = 'My Runs'
const steps = stepsTo('tools')

/** `/runs`: what a member has started, with its state. The server decides whose runs these are. */
export function OwnRunsPage() {
  usePageTitle(title)
  const { loggedIn, loading } = useAuth()
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={steps}
        here={title}
        title={title}
        statement="Analyses that you started while logged in. Each is kept for 30 days, and anyone with the link can view it."
      />
      {loggedIn ? (
        <OwnRunList />
      ) : loading ? (
        <Loading what="your runs" />
      ) : (
        <Notice kind="info">
          You are not logged in. <PageLink href={loginPath(ownRunsPath)}>Login</PageLink> to see your runs. What you start without an
          account is found by its address only.
        </Notice>
      )}
    </PageWrap>
  )
}

/** Asked for again while any of them is under way. */
const ownRunsQuery = queryOptions({
  queryKey: ['own-runs'],
  queryFn: ({ signal }) => fetchJson(OwnRuns, { path: 'runs', signal }),
  refetchInterval: ({ state: { data } }) => (data?.runs.every(isOver) ? false : 3000),
  staleTime: 1000,
})

export const ownRunsPage = defineSitePage({
  component: OwnRunsPage,
  queries: () => (authState().loggedIn ? [ownRunsQuery] : []),
})

function OwnRunList() {
  const found = useQuery(ownRunsQuery)
  return (
    <QueryPart query={found} what="your runs" isEmpty={({ total }) => total === 0} empty={<NoRuns />}>
      {({ runs, total }) => (
        <TitledCard title="Runs" mark={formatNumber(total)}>
          {total > runs.length && (
            <p className={classes.note}>
              The newest {formatNumber(runs.length)} of {formatNumber(total)} are listed; older ones are found by their address.
            </p>
          )}
          <SectionTable caption="My runs" columns={columns} rows={runs} rowKey={({ token }) => token} />
        </TitledCard>
      )}
    </QueryPart>
  )
}

function NoRuns() {
  return (
    <Notice kind="info">
      You have no runs. Start with <PageLink href="/tools/blast">BLAST</PageLink>,{' '}
      <PageLink href="/tools/alignment">Align Proteins</PageLink> or <PageLink href="/tools/patmatch">Pattern Search</PageLink>.
    </Notice>
  )
}

const stateWords = { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'No result', cancelled: 'Cancelled' } as const

const columns: readonly SectionColumn<OwnRun>[] = [
  {
    id: 'question',
    label: 'Question',
    cell: ({ token, question, title: tool }) => <PageLink href={runPathOf(token)}>{question ?? tool}</PageLink>,
    sortBy: ({ question }) => question,
    onPhone: 'text',
  },
  { id: 'tool', label: 'Tool', cell: ({ title: tool }) => tool, sortBy: ({ title: tool }) => tool, onPhone: 'bare' },
  { id: 'state', label: 'State', cell: ({ state }) => <Tag>{stateWords[state]}</Tag>, sortBy: ({ state }) => state, onPhone: 'bare' },
  { id: 'found', label: 'Result', cell: ({ found, fault: error }) => found ?? error, sortBy: ({ found }) => found, onPhone: 'text' },
  {
    id: 'started',
    label: 'Started',
    cell: ({ createdAt }) => minuteOf(createdAt),
    sortBy: ({ createdAt }) => createdAt,
    onPhone: 'beside',
  },
  {
    id: 'kept',
    label: 'Stored until',
    cell: ({ keptUntil }) => keptUntil.slice(0, 10),
    sortBy: ({ keptUntil }) => keptUntil,
    onPhone: 'beside',
  },
]

/** `2026-11-16 20:04`, in the time of the visitor. */
function minuteOf(time: string): string {
  const at = new Date(time)
  const [year, ...rest] = [at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()]
  const [month, day, hour, minute] = rest.map((number) => String(number).padStart(2, '0'))
  return `${year}-${month}-${day} ${hour}:${minute}`
}
