import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { PageAddress, PageQuery, SitePageDefinition } from './define-site-page.ts'

/** A page in a chunk of its own: the route knows its component, its loader what it reads. */
export type LazyPage = {
  component: RouteComponent
  load(): Promise<{ module: object; page: SitePageDefinition }>
}

type Page = SitePageDefinition | ComponentType

/** The page that a module exports under this name: a component, or a page with what it reads. */
export function lazyPage<Name extends string>(loadModule: () => Promise<Readonly<Record<Name, Page>>>, name: Name): LazyPage {
  return chosenPage(loadModule, (module) => module[name])
}

/** One of several pages of a module, or one made for its route. */
export function chosenPage<Module extends object>(loadModule: () => Promise<Module>, choose: (module: Module) => Page): LazyPage {
  async function load() {
    const module = await loadModule()
    const chosen = choose(module)
    return { module, page: typeof chosen === 'function' ? { component: chosen, queries: () => [] } : chosen }
  }
  const component = lazyRouteComponent(async () => ({ page: (await load()).page.component }), 'page')
  return { component, load }
}

/** Long enough for most answers, so that a page appears complete; too short to make anyone wait for a page that could say that it loads. */
const patienceMs = 250

/** Starts what a page reads. The page itself shows a failure, with a way to try again. */
export async function loadLazyPage({ load }: LazyPage, queryClient: QueryClient, address: PageAddress): Promise<void> {
  // The server has put all that a first view needs into the cache.
  if (typeof window === 'undefined') return
  const { page } = await load()
  const parts = page.parts?.(address).map((loadPart) => loadPart()) ?? []
  const reads = page.queries(address).map((query) => prefetch(queryClient, query))
  await Promise.race([Promise.allSettled([...parts, ...reads]), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/** What the server renders a page from, or at least tells the browser to load. */
export async function firstViewOf({ load }: LazyPage, address: PageAddress): Promise<FirstViewParts> {
  const { module, page } = await load()
  if (!page.isServerRendered?.(address)) return { queries: null, modules: [module] }
  const parts = await Promise.all(page.parts?.(address).map((loadPart) => loadPart()) ?? [])
  return { queries: page.queries(address), modules: [module, ...parts] }
}

/** What a first view is rendered from: queries, or null if only the browser can render it, and the modules that it is made of. */
export type FirstViewParts = { queries: readonly PageQuery[] | null; modules: readonly object[] }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the first view of a route is rendered from; null if the address is not one of its pages. */
    firstView?: (address: PageAddress) => Promise<FirstViewParts | null>
  }
}

export function prefetch(queryClient: QueryClient, query: PageQuery): Promise<void> {
  // Made by queryOptions; what it reads differs from page to page.
  return queryClient.prefetchQuery(query as FetchQueryOptions)
}
