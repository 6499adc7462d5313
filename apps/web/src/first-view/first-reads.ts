import { requestOf } from '@rosette/api-client/api-request.ts'
import type { FirstCall, FirstReads } from '@rosette/features/site/contract/first-view.ts'
import { type FirstViewParts, prefetch } from '@rosette/ui-kit/layout/lazy-page.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { createAppRouter } from '../router.tsx'
import { sourceOf } from './module-sources.ts'

type AppRouter = ReturnType<typeof createAppRouter>

/** What the server must know to render the page at an address, and to tell the browser what to load; null if there is no such page. */
export async function describeFirstView(router: AppRouter, href: string): Promise<FirstReads | null> {
  const { pathname, search } = new URL(href, 'http://site')
  const parts = await findFirstView(router, pathname, search)
  if (parts === null) return null
  return {
    calls: parts.queries?.flatMap(({ queryKey, meta }) => (meta?.call ? [firstCallOf(queryKey, requestOf(meta.call))] : [])) ?? null,
    chunks: parts.modules.flatMap((module) => sourceOf(module) ?? []),
  }
}

function firstCallOf(key: readonly unknown[], { address, body }: { address: string; body?: string }): FirstCall {
  const path = address.slice('/api/'.length)
  return body === undefined ? { key, path } : { key, path, body: JSON.parse(body) }
}

/** Completes what a first view is rendered from: the answers are in the cache, and the code comes. */
export async function loadFirstView(router: AppRouter, queryClient: QueryClient): Promise<void> {
  const { pathname, searchStr } = router.state.location
  const parts = await findFirstView(router, pathname, searchStr)
  await Promise.all(parts?.queries?.filter(({ meta }) => meta?.isCode).map((query) => prefetch(queryClient, query)) ?? [])
}

async function findFirstView(router: AppRouter, pathname: string, searchStr: string): Promise<FirstViewParts | null> {
  if (!isDecodable(pathname)) return null
  const [routes, params] = router.getMatchedRoutes(pathname)
  const firstView = routes.at(-1)?.options.staticData?.firstView
  return firstView ? firstView({ pathname, searchStr, params }) : null
}

/** Whether the percent escapes of an address are well-formed. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    // The browser shows what the address leads to: nothing.
    return false
  }
}
