import { type Query, withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import type { BrowsePageName } from '@rosette/features/browse/web/browse-page.tsx'
import type { CombinationPageName } from '@rosette/features/combinations/web/combination-pages.tsx'
import type { ListPageName } from '@rosette/features/lists/web/list-pages.tsx'
import type { PaperPageName } from '@rosette/features/paper-annotations/web/paper-pages.tsx'
import { type FormPath, type SitePage, type SitePath, sitePages, type WrittenPath } from '@rosette/features/site/contract/site-pages.ts'
import type { SymbolPageName } from '@rosette/features/symbol-registration/web/symbol-pages.tsx'
import { analysisPages } from '@rosette/features/tool-registry/web/analysis-pages.ts'
import { type FormCategory, formCategories } from '@rosette/kinds/registry/search-entries.ts'
import { chosenPage, firstViewOf, type LazyPage, lazyPage, loadLazyPage } from '@rosette/ui-kit/layout/lazy-page.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router'
import { anyIdRoute, changesRoute, communityRoute, loadReleasePages, permanentRoute, recordRoute, rootRoute } from './routes.tsx'
import { BrokenPage } from './static-pages/broken-page.tsx'

const overview = lazyPage(() => import('./static-pages/overview-page.tsx'), 'overviewPage')

const text = lazyPage(() => import('./static-pages/site-text-page.tsx'), 'siteTextPage')

function searchFormOf(category: FormCategory): LazyPage {
  return chosenPage(
    () => import('@rosette/features/search/web/search-form-page.tsx'),
    (module) => module.searchFormPage(category),
  )
}

function browsePageOf(name: BrowsePageName): LazyPage {
  return chosenPage(
    () => import('@rosette/features/browse/web/browse-page.tsx'),
    (module) => module.browsePages[name],
  )
}

function listPageOf(name: ListPageName): LazyPage {
  return chosenPage(
    () => import('@rosette/features/lists/web/list-pages.tsx'),
    (module) => module.listPages[name],
  )
}

function combinationPageOf(name: CombinationPageName): LazyPage {
  return chosenPage(
    () => import('@rosette/features/combinations/web/combination-pages.tsx'),
    (module) => module.combinationPages[name],
  )
}

const curation = () => import('@rosette/features/curation/web/curation-pages.tsx')

function symbolPageOf(name: SymbolPageName): LazyPage {
  return chosenPage(
    () => import('@rosette/features/symbol-registration/web/symbol-pages.tsx'),
    (module) => module.symbolPages[name],
  )
}

function paperPageOf(name: PaperPageName): LazyPage {
  return chosenPage(
    () => import('@rosette/features/paper-annotations/web/paper-pages.tsx'),
    (module) => module.paperPages[name],
  )
}

const news = lazyPage(() => import('@rosette/features/news/web/news-page.tsx'), 'newsPage')

function deniedFor(reason: 'access' | 'permission'): LazyPage {
  return chosenPage(
    () => import('./static-pages/access-denied-page.tsx'),
    (module) => module.accessDeniedPage(reason),
  )
}

/** Every page but the search forms: a path that is not of the map, or one left out, does not compile. */
const writtenPages: Readonly<Record<WrittenPath, LazyPage>> = {
  '/': lazyPage(() => import('./home/home-page.tsx'), 'homePage'),
  '/help': text,
  '/help/$topic': text,
  '/contact': text,
  '/about/overview': text,
  '/about/release-notes': lazyPage(() => import('./static-pages/release-notes-page.tsx'), 'releaseNotesPage'),
  '/about/releases/$': lazyPage(loadReleasePages, 'releasesPage'),
  '/search/overview': overview,
  '/search/history': combinationPageOf('history'),
  '/search/questions': combinationPageOf('questions'),
  '/browse/overview': overview,
  '/tools/overview': overview,
  '/portals/overview': overview,
  '/download/overview': overview,
  '/download/list': lazyPage(() => import('@rosette/features/downloads/web/download-list-page.tsx'), 'downloadListPage'),
  '/download/file': lazyPage(() => import('@rosette/features/downloads/web/download-file-page.tsx'), 'downloadFilePage'),
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
  '/type_sequences/$': lazyPage(() => import('@rosette/features/sequences/web/bulk-page.tsx'), 'bulkPage'),
  '/sequences': lazyPage(() => import('@rosette/features/sequences/web/sequences-page.tsx'), 'sequencesPage'),
  '/tools/jbrowse2': lazyPage(() => import('@rosette/features/genome-browser/web/genome-browser-page.tsx'), 'genomeBrowserPage'),
  '/tools/blast': lazyPage(() => import('@rosette/features/blast/web/blast-form-page.tsx'), 'blastFormPage'),
  '/profile': lazyPage(() => import('@rosette/features/profile/web/profile-page.tsx'), 'profilePage'),
  '/results': lazyPage(() => import('@rosette/features/results/web/results-page.tsx'), 'resultsPage'),
  '/login': lazyPage(() => import('./login-route.tsx'), 'LoginRoute'),
  '/auth/login': lazyPage(() => import('@rosette/features/account/web/session-pages.tsx'), 'LoginReturnPage'),
  '/auth/logout': lazyPage(() => import('@rosette/features/account/web/session-pages.tsx'), 'LogoutPage'),
  '/forgotten-password': lazyPage(() => import('@rosette/features/account/web/mailed-link-pages.tsx'), 'forgottenPasswordPage'),
  '/reset-password': lazyPage(() => import('@rosette/features/account/web/reset-password-page.tsx'), 'resetPasswordPage'),
  '/confirm-address': lazyPage(() => import('@rosette/features/account/web/address-pages.tsx'), 'ConfirmAddressPage'),
  '/undo-address': lazyPage(() => import('@rosette/features/account/web/address-pages.tsx'), 'UndoAddressPage'),
  '/confirm-email': lazyPage(() => import('@rosette/features/account/web/mailed-link-pages.tsx'), 'confirmEmailPage'),
  '/linktoorcid': lazyPage(() => import('@rosette/features/orcid/web/link-to-orcid-page.tsx'), 'LinkToOrcidPage'),
  '/register': lazyPage(() => import('@rosette/features/members/web/register-page.tsx'), 'RegisterPage'),
  '/edit/person': lazyPage(() => import('@rosette/features/members/web/edit-person-page.tsx'), 'editPersonPage'),
  '/edit/organization': lazyPage(() => import('@rosette/features/members/web/edit-organization-page.tsx'), 'editOrganizationPage'),
  '/submit/gene_class_symbol_registration': symbolPageOf('info'),
  '/submit/gene_class_symbol_registration/form': symbolPageOf('form'),
  '/submit/gene_class_symbol_detail_registration/form': symbolPageOf('detail'),
  '/submit/paper': paperPageOf('start'),
  '/submit/paper/$pubmed': paperPageOf('annotate'),
  '/submit/paper/sent/$id': paperPageOf('sent'),
  '/curation/papers': paperPageOf('queue'),
  '/curation/papers/$id': paperPageOf('review'),
  '/curator/gene_class_symbols': symbolPageOf('review'),
  '/curation': lazyPage(curation, 'curationPage'),
  '/corrections/$number': lazyPage(curation, 'correctionPage'),
  '/tools/patmatch': lazyPage(() => import('@rosette/features/pattern-search/web/pattern-search-page.tsx'), 'patternSearchPage'),
  '/lists': listPageOf('lists'),
  '/lists/new': listPageOf('new'),
  '/lists/compare': listPageOf('compare'),
  '/lists/c/$contentId': listPageOf('content'),
  '/lists/$listId': listPageOf('list'),
  '/runs': lazyPage(() => import('@rosette/features/runs/web/own-runs-page.tsx'), 'ownRunsPage'),
  '/runs/$token': lazyPage(() => import('@rosette/features/tool-registry/web/tool-run-page.tsx'), 'toolRunPage'),
  '/no-units': lazyPage(() => import('@rosette/features/runs/web/no-units-page.tsx'), 'NoUnitsPage'),
  '/access-denied': deniedFor('access'),
  '/permission-denied': deniedFor('permission'),
  '/pagenotfound': lazyPage(() => import('@rosette/ui-kit/feedback/dead-end.tsx'), 'NotFoundView'),
}

const lazyPages: Readonly<Record<SitePath, LazyPage>> = {
  ...writtenPages,
  ...analysisPages,
  // fromEntries forgets which paths it saw: one for each form.
  ...(Object.fromEntries(formCategories.map((category) => [`/search/${category}`, searchFormOf(category)])) as Record<FormPath, LazyPage>),
}

function routeOf({ path }: SitePage) {
  const page = lazyPages[path]
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: page.component,
    loader: ({ context, params, location: { pathname, searchStr } }) =>
      loadLazyPage(page, context.queryClient, { pathname, searchStr, params }),
    staticData: { firstView: (address) => firstViewOf(page, address) },
  })
}

/** All routes: the pages of the site, then one route for all records. Static paths take precedence. */
const routeTree = rootRoute.addChildren([...sitePages.map(routeOf), communityRoute, recordRoute, anyIdRoute, permanentRoute, changesRoute])

export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    notFoundMode: 'root',
    defaultNotFoundComponent: lazyPages['/pagenotfound'].component,
    defaultErrorComponent: BrokenPage,
    // `watch-loading.ts` reports it, and loads the page again if a file is missing.
    defaultOnCatch: (error) => dispatchEvent(new CustomEvent('pagefailed', { detail: error })),
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    // The cache of queries knows how long an answer is valid.
    defaultPreloadStaleTime: 0,
    // On the server it would write a script.
    scrollRestoration: typeof window !== 'undefined',
  })
}

/** Query strings are plain text on this site: `?key=7` is '7', never a number, and nothing is quoted. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Query): string {
  return withQuery('', search)
}
