import { parseLookup } from '@rosette/contract-kit/define-kind.ts'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { RecordSkeleton } from '@rosette/ui-kit/record/record-skeleton.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { findKindPage, lookupOf } from './kind-page.ts'
import { loadRecord } from './load-record.ts'
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
  const [{ page }] = await Promise.all([load(), loadRecord(queryClient, kind, lookup, href)])
  return { kind, page, lookup }
}
