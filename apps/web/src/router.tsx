import type { BrowsePageName } from '@rosette/features/browse/web/browse-page.tsx'
import type { ListPageName } from '@rosette/features/lists/web/list-pages.tsx'
import { type FormPath, type SitePage, type SitePath, sitePages, type WrittenPath } from '@rosette/features/site/contract/site-pages.ts'
import { analysisPages } from '@rosette/features/tool-registry/web/analysis-pages.ts'
import { type FormCategory, formCategories } from '@rosette/kinds/registry/search-entries.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent, type RouteComponent, type RouterHistory } from '@tanstack/react-router'
import { anyIdRoute, communityRoute, permanentRoute, recordRoute, rootRoute } from './routes.tsx'
import { BrokenPage } from './static-pages/broken-page.tsx'

const overview = lazyRouteComponent(() => import('./static-pages/overview-page.tsx'), 'OverviewPage')

const text = lazyRouteComponent(() => import('./static-pages/site-text-page.tsx'), 'SiteTextPage')

const SearchFormPage = lazyRouteComponent(() => import('@rosette/features/search/web/search-form-page.tsx'), 'SearchFormPage')

/** The router loads the page before it draws it. */
function searchFormOf(category: FormCategory): RouteComponent {
  return Object.assign(() => <SearchFormPage category={category} />, { preload: SearchFormPage.preload })
}

const BrowsePage = lazyRouteComponent(() => import('@rosette/features/browse/web/browse-page.tsx'), 'BrowsePage')

function browsePageOf(name: BrowsePageName): RouteComponent {
  return Object.assign(() => <BrowsePage name={name} />, { preload: BrowsePage.preload })
}

const ListPages = lazyRouteComponent(() => import('@rosette/features/lists/web/list-pages.tsx'), 'ListPages')

function listPageOf(name: ListPageName): RouteComponent {
  return Object.assign(() => <ListPages name={name} />, { preload: ListPages.preload })
}

const news = lazyRouteComponent(() => import('@rosette/features/news/web/news-page.tsx'), 'NewsPage')

const AccessDeniedPage = lazyRouteComponent(() => import('./static-pages/access-denied-page.tsx'), 'AccessDeniedPage')

function deniedFor(reason: 'access' | 'permission'): RouteComponent {
  return Object.assign(() => <AccessDeniedPage reason={reason} />, { preload: AccessDeniedPage.preload })
}

/** The component of every built page but the search forms: a path that is not of the map, or one left out, does not compile. */
const writtenPages: Readonly<Record<WrittenPath, RouteComponent>> = {
  '/': lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage'),
  '/help': text,
  '/help/$topic': text,
  '/contact': text,
  '/about/overview': text,
  '/about/release-notes': lazyRouteComponent(() => import('./static-pages/release-notes-page.tsx'), 'ReleaseNotesPage'),
  '/search/overview': overview,
  '/browse/overview': overview,
  '/tools/overview': overview,
  '/portals/overview': overview,
  '/download/overview': overview,
  '/download/list': lazyRouteComponent(() => import('@rosette/features/downloads/web/download-list-page.tsx'), 'DownloadListPage'),
  '/download/file': lazyRouteComponent(() => import('@rosette/features/downloads/web/download-file-page.tsx'), 'DownloadFilePage'),
  '/submit/overview': overview,
  '/news/overview': news,
  '/news/breaking-news': news,
  '/news/old-news': news,
  '/news/events': news,
  '/news/jobs': news,
  '/news/jobs/view': news,
  '/news/$id': news,
  '/curator/news': news,
  '/browse/gene_symbols': browsePageOf('gene_symbols'),
  '/browse/transposon_families': browsePageOf('transposon_families'),
  '/browse/recent_literature': browsePageOf('recent_literature'),
  '/browse/microarray_experiments': browsePageOf('microarray_experiments'),
  '/browse/microarray_experiments/$name': browsePageOf('experiment'),
  '/browse/gene_family': browsePageOf('gene_family'),
  '/browse/gene_family/$code': browsePageOf('family'),
  '/type_sequences/$': lazyRouteComponent(() => import('@rosette/features/sequences/web/bulk-page.tsx'), 'BulkPage'),
  '/sequences': lazyRouteComponent(() => import('@rosette/features/sequences/web/sequences-page.tsx'), 'SequencesPage'),
  '/tools/jbrowse2': lazyRouteComponent(() => import('@rosette/features/genome-browser/web/genome-browser-page.tsx'), 'GenomeBrowserPage'),
  '/tools/blast': lazyRouteComponent(() => import('@rosette/features/blast/web/blast-form-page.tsx'), 'BlastFormPage'),
  '/profile': lazyRouteComponent(() => import('@rosette/features/profile/web/profile-page.tsx'), 'ProfilePage'),
  '/results': lazyRouteComponent(() => import('@rosette/features/results/web/results-page.tsx'), 'ResultsPage'),
  '/login': lazyRouteComponent(() => import('./login-route.tsx'), 'LoginRoute'),
  '/auth/login': lazyRouteComponent(() => import('@rosette/features/account/web/session-pages.tsx'), 'LoginReturnPage'),
  '/auth/logout': lazyRouteComponent(() => import('@rosette/features/account/web/session-pages.tsx'), 'LogoutPage'),
  '/forgotten-password': lazyRouteComponent(() => import('@rosette/features/account/web/mailed-link-pages.tsx'), 'ForgottenPasswordPage'),
  '/reset-password': lazyRouteComponent(() => import('@rosette/features/account/web/reset-password-page.tsx'), 'ResetPasswordPage'),
  '/confirm-address': lazyRouteComponent(() => import('@rosette/features/account/web/address-pages.tsx'), 'ConfirmAddressPage'),
  '/undo-address': lazyRouteComponent(() => import('@rosette/features/account/web/address-pages.tsx'), 'UndoAddressPage'),
  '/confirm-email': lazyRouteComponent(() => import('@rosette/features/account/web/mailed-link-pages.tsx'), 'ConfirmEmailPage'),
  '/linktoorcid': lazyRouteComponent(() => import('@rosette/features/orcid/web/link-to-orcid-page.tsx'), 'LinkToOrcidPage'),
  '/register': lazyRouteComponent(() => import('@rosette/features/members/web/register-page.tsx'), 'RegisterPage'),
  '/edit/person': lazyRouteComponent(() => import('@rosette/features/members/web/edit-person-page.tsx'), 'EditPersonPage'),
  '/edit/organization': lazyRouteComponent(
    () => import('@rosette/features/members/web/edit-organization-page.tsx'),
    'EditOrganizationPage',
  ),
  '/submit/gene_class_symbol_registration': lazyRouteComponent(
    () => import('@rosette/features/symbol-registration/web/symbol-info-page.tsx'),
    'SymbolInfoPage',
  ),
  '/submit/gene_class_symbol_registration/form': lazyRouteComponent(
    () => import('@rosette/features/symbol-registration/web/symbol-form-page.tsx'),
    'SymbolFormPage',
  ),
  '/submit/gene_class_symbol_detail_registration/form': lazyRouteComponent(
    () => import('@rosette/features/symbol-registration/web/symbol-detail-page.tsx'),
    'SymbolDetailPage',
  ),
  '/curator/gene_class_symbols': lazyRouteComponent(
    () => import('@rosette/features/symbol-registration/web/review-page.tsx'),
    'ReviewPage',
  ),
  '/tools/patmatch': lazyRouteComponent(() => import('@rosette/features/pattern-search/web/pattern-search-page.tsx'), 'PatternSearchPage'),
  '/lists': listPageOf('lists'),
  '/lists/new': listPageOf('new'),
  '/lists/compare': listPageOf('compare'),
  '/lists/c/$contentId': listPageOf('content'),
  '/lists/$listId': listPageOf('list'),
  '/runs': lazyRouteComponent(() => import('@rosette/features/runs/web/own-runs-page.tsx'), 'OwnRunsPage'),
  '/runs/$token': lazyRouteComponent(() => import('@rosette/features/tool-registry/web/tool-run-page.tsx'), 'ToolRunPage'),
  '/no-units': lazyRouteComponent(() => import('@rosette/features/runs/web/no-units-page.tsx'), 'NoUnitsPage'),
  '/access-denied': deniedFor('access'),
  '/permission-denied': deniedFor('permission'),
  '/pagenotfound': () => <NotFoundView />,
}

const sitePageComponents: Readonly<Record<SitePath, RouteComponent>> = {
  ...writtenPages,
  ...analysisPages,
  // fromEntries forgets which paths it saw: one for each form.
  ...(Object.fromEntries(formCategories.map((category) => [`/search/${category}`, searchFormOf(category)])) as Record<
    FormPath,
    RouteComponent
  >),
}

function routeOf(page: SitePage) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    component: sitePageComponents[page.path],
  })
}

/** All routes: the pages of the site, then one route for all records. Static paths take precedence. */
const routeTree = rootRoute.addChildren([...sitePages.map(routeOf), communityRoute, recordRoute, anyIdRoute, permanentRoute])

export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    notFoundMode: 'root',
    defaultNotFoundComponent: () => <NotFoundView />,
    defaultErrorComponent: BrokenPage,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPreload: false,
    // On the server it would write a script.
    scrollRestoration: typeof window !== 'undefined',
  })
}

/** Query strings are plain text on this site: `?key=7` is '7', never a number, and nothing is quoted. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.set(name, String(value))
  }
  return params.size > 0 ? `?${params}` : ''
}
