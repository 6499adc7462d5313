import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { lookupOf } from '@rosette/contract-kit/kind/define-kind.ts'
import { isRecordKey } from '@rosette/features/permanent-links/contract/permanent-path-of.ts'
import { summaryQuery } from '@rosette/features/permanent-links/web/summary-query.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { findKindPage, loadRecordPage } from './kind-page.ts'

/** The query for the summary of a record; null below a path that no kind has. */
export function summaryOfPath(path: string, id: string) {
  const found = findKindPage(path)
  return found && summaryQuery(found.kind.name, id)
}

/** The permanent address of a record that is looked up by query; null if it has none better, or if the page has parameters of its own. */
export async function findAddress(
  queryClient: QueryClient,
  path: string,
  search: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const found = findKindPage(path)
  if (!found || found.kind.isOfPeople || Object.keys(search).length !== 1) return null
  const { kind } = found
  const lookup = lookupOf(kind, search)
  const [id] = Object.values(lookup)
  if (id === undefined) return null
  // The page is there all the same if nobody knows its address.
  const summary = await queryClient.ensureQueryData(summaryQuery(kind.name, id)).catch(() => null)
  const name = decodeURIComponent(summary?.address.split('/').at(-1) ?? '')
  if (!summary?.isOpen || isRecordKey.test(name)) return null
  queryClient.setQueryData(summaryQuery(kind.name, name).queryKey, summary)
  return summary.address
}

/** What the router says of an address that names a record. */
export type RecordMatch = { context: { queryClient: QueryClient }; params: { kind: string; id: string }; location: { href: string } }

/** What a permanent address shows: the record page, or the summary if this visitor may not see the record. */
export async function loadPermanentPage({ context: { queryClient }, params: { kind: path, id }, location: { href } }: RecordMatch) {
  const found = findKindPage(path)
  if (!found) throw notFound()
  const { kind } = found
  const summary = await queryClient.ensureQueryData(summaryQuery(kind.name, id)).catch((error: unknown) => {
    const code = problemCodeOf(error)
    if (code === 'not_found' || code === 'gone') throw notFound()
    throw error
  })
  if (!summary.isOpen) return { kind, summary }
  return loadRecordPage(queryClient, path, { key: String(summary.key) }, href)
}
