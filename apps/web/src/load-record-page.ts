import { lookupOf, parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { findKindPage, loadRecord } from './kind-page.ts'

export type LoadedRecordPage = Awaited<ReturnType<typeof loadRecordPage>>

/** What a record page is drawn from: the kind, its page and how the record is named; the record itself is then in the cache. */
export async function loadRecordPage(queryClient: QueryClient, path: string, search: Readonly<Record<string, unknown>>, href: string) {
  const found = findKindPage(path)
  if (!found) throw notFound()
  const { kind, load } = found
  const lookup = lookupOf(kind, search)
  if (!parseLookup(kind, lookup)) throw notFound()
  const [{ page }] = await Promise.all([load(), loadRecord(queryClient, kind, lookup, href)])
  return { kind, page, lookup }
}
