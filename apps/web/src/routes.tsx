import { lookupOf, parseLookup, recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kindOfPath, kinds } from '@rosette/kinds/registry/contract.ts'
import { lazyPage, loadLazyPage } from '@rosette/ui-kit/layout/lazy-page.ts'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { RecordSkeleton } from '@rosette/ui-kit/record/record-skeleton.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, isNotFound, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { loadRecord, loadRecordPage } from './kind-page.ts'
import { Shell } from './shell/shell.tsx'

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Shell })

const loadPermanent = () => import('./load-permanent-page.ts')
const loadPermanentView = () => import('./permanent-view.tsx')
const loadMissing = () => import('./record-missing.tsx')
const recordError = lazyRouteComponent(loadMissing, 'RecordError')
const recordMissing = lazyRouteComponent(loadMissing, 'RecordMissing')

/**
 * The one route for all record pages: `/{kind}?key=`, or by name or accession if the kind has such lookups. A link leads on to the
 * permanent address, so that the address bar has the public identifier (LINK-014).
 */
export const recordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$kind',
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps, location }) => {
    // Only what is opened by a link of the site: the address that a visitor came with stays as it is.
    const isFollowed = location.state.__TSR_index > 0
    const addressed = isFollowed ? loadPermanent().then((load) => load.findAddress(queryClient, params.kind, deps)) : null
    const loaded = await loadRecordPage(queryClient, params.kind, deps, location.href)
    const address = await addressed
    if (address) throw redirect({ href: `${address}${location.hash && `#${location.hash}`}`, replace: true, state: location.state })
    return loaded
  },
  component: lazyRouteComponent(() => import('./record-view.tsx'), 'RecordView'),
  errorComponent: recordError,
  notFoundComponent: recordMissing,
  pendingComponent: () => (
    <PageWrap>
      <RecordSkeleton />
    </PageWrap>
  ),
  // The record of the address is in the document.
  staticData: { firstView: async ({ params }) => (kindOfPath(params.kind ?? '') ? { queries: [], modules: [] } : null) },
})

/** Permanent addresses: `/locus/AT1G01010`. */
export const permanentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$kind/$id',
  loader: (match) => loadPermanent().then((load) => load.loadPermanentPage(match)),
  component: lazyRouteComponent(loadPermanentView, 'PermanentView'),
  errorComponent: recordError,
  notFoundComponent: lazyRouteComponent(loadPermanentView, 'PermanentMissing'),
  staticData: {
    firstView: async ({ params: { kind: path = '', id = '' } }) => {
      const { summaryOfPath } = await loadPermanent()
      const summary = summaryOfPath(path, id)
      return summary && { queries: [summary], modules: [] }
    },
  },
})

export const loadReleasePages = () => import('@rosette/features/release-changes/web/release-pages.tsx')

/** What a release changed in a record: `/locus/AT1G01010/changes`. */
export const changesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$kind/$id/changes',
  loader: (match) => loadReleasePages().then((pages) => pages.loadChangesPage(match)),
  component: lazyRouteComponent(loadReleasePages, 'ChangesView'),
})

const explanation = lazyPage(() => import('@rosette/features/permanent-links/web/explain-page.tsx'), 'explainPage')

/** What happened to an id that means no single record; the server redirects all others. */
export const anyIdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/r/$id',
  component: explanation.component,
  loader: ({ context, params, location: { pathname, searchStr } }) =>
    loadLazyPage(explanation, context.queryClient, { pathname, searchStr, params }),
})

/** BROWSE-024: the address of a member that may be a person or an organization. It redirects to the page of the record. */
export const communityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community',
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => forwardToMember(context.queryClient, deps, location.href),
})

async function forwardToMember(queryClient: QueryClient, search: Readonly<Record<string, unknown>>, href: string): Promise<never> {
  for (const kind of [kinds.person, kinds.organization]) {
    const lookup = lookupOf(kind, search)
    const key = Number(parseLookup(kind, lookup)?.value)
    if (Number.isNaN(key)) throw notFound()
    const isThere = await loadRecord(queryClient, kind, lookup, href).then(
      () => true,
      (error: unknown) => {
        if (isNotFound(error)) return false
        throw error
      },
    )
    if (isThere) throw redirect({ href: recordPath(kind, key), replace: true })
  }
  throw notFound()
}
