import { lookupOf, parseLookup, recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRoute, isNotFound, notFound, redirect } from '@tanstack/react-router'
import { loadRecord } from './kind-page.ts'
import { rootRoute } from './root-route.tsx'

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
