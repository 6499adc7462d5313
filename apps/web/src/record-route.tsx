import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { recordQuery } from '@rosette/api-client/record-query.ts'
import { parseLookup } from '@rosette/contract-kit/define-kind.ts'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { RecordSkeleton } from '@rosette/ui-kit/record/record-skeleton.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { findKindPage, lookupOf } from './kind-page.ts'
import { rootRoute } from './root-route.tsx'

/** The one route of all record pages: `/{kind}?key=`, or by name or accession where the kind has such lookups. */
export const recordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$kind',
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps, location }) => loadRecordPage(context.queryClient, params.kind, deps, location.href),
  component: lazyRouteComponent(() => import('./record-view.tsx'), 'RecordView'),
  errorComponent: lazyRouteComponent(() => import('./record-view.tsx'), 'RecordError'),
  notFoundComponent: lazyRouteComponent(() => import('./record-view.tsx'), 'RecordMissing'),
  pendingComponent: () => (
    <PageWrap>
      <RecordSkeleton />
    </PageWrap>
  ),
})

async function loadRecordPage(queryClient: QueryClient, path: string, search: Readonly<Record<string, unknown>>, href: string) {
  const found = findKindPage(path)
  if (!found) throw notFound()
  const { kind, load } = found
  const lookup = lookupOf(kind, search)
  if (!parseLookup(kind, lookup)) throw notFound()
  const record = queryClient.ensureQueryData(recordQuery(kind, lookup)).catch((error: unknown) => {
    const code = problemCodeOf(error)
    if (code === 'not_found' || code === 'gone') throw notFound()
    // As the server does for a document (GUARD-003).
    if (code === 'access_denied') throw redirect({ to: '/access-denied', search: { from: href } })
    throw error
  })
  const [{ page }] = await Promise.all([load(), record])
  return { kind, page, lookup }
}
