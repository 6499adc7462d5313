import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { summaryQuery } from '@rosette/features/permanent-links/web/summary-query.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { findKindPage, loadRecordPage } from './kind-page.ts'

/** The query for the summary of a record; null below a path that no kind has. */
export function summaryOfPath(path: string, id: string) {
  const found = findKindPage(path)
  return found && summaryQuery(found.kind.name, id)
}

/** What a permanent address shows: the record page, or the summary if this visitor may not see the record. */
export async function loadPermanentPage(queryClient: QueryClient, path: string, id: string, href: string) {
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
