import { type FormCategory, formCategories } from '@rosette/features/search/contract/search-forms.ts'
import { type SitePage, sitePages } from '@rosette/features/site/contract/site-pages.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/not-found-view.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent, type RouteComponent, type RouterHistory } from '@tanstack/react-router'
import { recordRoute } from './record-route.tsx'
import { rootRoute } from './root-route.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'
import { AccessDeniedPage } from './static-pages/access-denied-page.tsx'
import { BrokenPage } from './static-pages/broken-page.tsx'
import { ToComePage } from './static-pages/to-come-page.tsx'

const overview = lazyRouteComponent(() => import('./static-pages/overview-page.tsx'), 'OverviewPage')

const SearchFormPage = lazyRouteComponent(() => import('@rosette/features/search/web/search-form-page.tsx'), 'SearchFormPage')

/** The router loads the page before it draws it. */
function searchFormOf(category: FormCategory): RouteComponent {
  return Object.assign(() => <SearchFormPage category={category} />, { preload: SearchFormPage.preload })
}

/** The pages that are built. Every other page of the site's map says what is to come. */
const builtPages: Readonly<Record<string, RouteComponent>> = {
  '/': lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage'),
  '/help': lazyRouteComponent(() => import('./static-pages/help-page.tsx'), 'HelpPage'),
  '/contact': lazyRouteComponent(() => import('./static-pages/contact-page.tsx'), 'ContactPage'),
  '/about/overview': lazyRouteComponent(() => import('./static-pages/about-page.tsx'), 'AboutPage'),
  '/about/release-notes': lazyRouteComponent(() => import('./static-pages/release-notes-page.tsx'), 'ReleaseNotesPage'),
  '/search/overview': overview,
  '/browse/overview': overview,
  '/tools/overview': overview,
  '/portals/overview': overview,
  '/download/overview': overview,
  '/submit/overview': overview,
  '/news/overview': overview,
  ...Object.fromEntries(formCategories.map((category) => [`/search/${category}`, searchFormOf(category)])),
  '/results': lazyRouteComponent(() => import('@rosette/features/results/web/results-page.tsx'), 'ResultsPage'),
  '/access-denied': () => <AccessDeniedPage reason="access" />,
  '/permission-denied': () => <AccessDeniedPage reason="permission" />,
  '/pagenotfound': () => <NotFoundView />,
}

function routeOf(page: SitePage) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    component: builtPages[page.path] ?? (() => <ToComePage page={page} />),
  })
}

/** The whole map of addresses: the pages of the site, then one route for all records. Static paths win over it. */
const routeTree = rootRoute.addChildren([...sitePages.map(routeOf), recordRoute])

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
    scrollRestoration: true,
  })
}
