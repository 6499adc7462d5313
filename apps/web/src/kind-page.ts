import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { recordQuery } from '@rosette/api-client/record-query.ts'
import { type Kind, type Lookup, lookupOf, parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { kindOfPath, kinds } from '@rosette/kinds/registry/contract.ts'
import type { KindPageModule } from '@rosette/ui-kit/record/define-page.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'

type AnyRecord = Record<string, unknown>

/** A kind and its page, for code that treats all kinds alike. */
type KindPage = { kind: Kind; load(): Promise<KindPageModule<AnyRecord>> }

/** The kind whose records live at `/{path}`, with the loader of its page. */
export function findKindPage(path: string): KindPage | null {
  const name = kindOfPath(path)
  if (!name) return null
  // The registries pair each page with its own kind's record by name, which the compiler can't follow through a variable.
  return { kind: kinds[name], load: async () => (await loadKindPages())[name]() } as unknown as KindPage
}

/** The list of all record pages names the files of each: too long to load it before the first page is there. */
export async function loadKindPages() {
  const { kindPages } = await import('@rosette/kinds/registry/pages.ts')
  return kindPages
}

/** Fetches a record for a route; tells the router if it does not exist or is not open to this visitor. */
export function loadRecord(queryClient: QueryClient, kind: Kind, lookup: Lookup, href: string) {
  return queryClient.ensureQueryData(recordQuery(kind, lookup)).catch((error: unknown) => {
    const code = problemCodeOf(error)
    if (code === 'not_found' || code === 'gone') throw notFound()
    // Like the server for a document (GUARD-003).
    if (code === 'access_denied') throw redirect({ to: '/access-denied', search: { from: href } })
    throw error
  })
}

export type LoadedRecordPage = Awaited<ReturnType<typeof loadRecordPage>>

/** What a record page is rendered from: the kind, its page and how the record is named; the record itself is then in the cache. */
export async function loadRecordPage(queryClient: QueryClient, path: string, search: Readonly<Record<string, unknown>>, href: string) {
  const found = findKindPage(path)
  if (!found) throw notFound()
  const { kind, load } = found
  const lookup = lookupOf(kind, search)
  if (!parseLookup(kind, lookup)) throw notFound()
  const [{ page }] = await Promise.all([load(), loadRecord(queryClient, kind, lookup, href)])
  return { kind, page, lookup }
}
