import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { RecordSkeleton } from '@rosette/ui-kit/record/record-skeleton.tsx'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadRecordPage } from './load-record-page.ts'
import { rootRoute } from './root-route.tsx'

/** The one route for all record pages: `/{kind}?key=`, or by name or accession if the kind has such lookups. */
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
