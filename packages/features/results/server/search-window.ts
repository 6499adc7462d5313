import { firstPageSize, maxSearchRows, type SearchOptions } from '@rosette/contract-kit/search-contract.ts'
import type { Window } from '@rosette/search-engine/query/search-body.ts'

/** API-041: no more than `rowsLimit` rows, none when only the count is asked for; pages are cut out of those rows. */
export function windowOf({ rowsLimit = maxSearchRows, matchCount = false, page, pageSize, cursor }: SearchOptions): Window {
  if (matchCount) return { from: 0, size: 0 }
  if (cursor !== undefined) return { from: 0, size: pageSize ?? firstPageSize }
  if (page === undefined && pageSize === undefined) return { from: 0, size: rowsLimit }
  const rows = pageSize ?? firstPageSize
  const from = ((page ?? 1) - 1) * rows
  const size = Math.min(rows, rowsLimit - from)
  return size > 0 ? { from, size } : { from: 0, size: 0 }
}
