import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { SearchFurther, SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { useMemo } from 'react'
import { compareValues } from '../text/compare-values.ts'
import type { ResultsDefinition } from './define-results.ts'
import { type ResultRow, type RowHighlights, sortValueOf, toResultRows } from './result-rows.tsx'

export type ShownResults = {
  results: ResultsDefinition<unknown>
  hits: readonly unknown[]
  highlights?: readonly RowHighlights[] | undefined
  whys?: SearchFurther['whys']
  sort: SortOrder | null
  /** Whether the whole list is loaded and sorted in the browser (TABLE-010); the server sorts longer lists. */
  isSortedHere: boolean
}

/** The rows in their order. Sorting is all that a list needs: the table engine would add 8 kB to the first view of results. */
export function useSortedRows({ results, hits, highlights, whys, sort, isSortedHere }: ShownResults): ResultRow[] {
  return useMemo(() => {
    const rows = toResultRows(results, hits, { highlights, whys })
    const column = isSortedHere && results.columns.find(({ id, isSortable }) => isSortable && id === sort?.field)
    return column ? sortRows(rows, column, sort?.direction === 'desc') : rows
  }, [results, hits, highlights, whys, isSortedHere, sort])
}

/** TABLE-011: an absent value stays last in both directions. The key breaks ties, as on the server. */
function sortRows(rows: readonly ResultRow[], column: Column<unknown>, isDescending: boolean): ResultRow[] {
  const keyed = rows.map((row) => ({ row, value: sortValueOf(column, row.hit) }))
  const sorted = keyed.toSorted((a, b) => {
    const byValue =
      a.value === undefined || b.value === undefined
        ? Number(a.value === undefined) - Number(b.value === undefined)
        : compareValues(a.value, b.value) * (isDescending ? -1 : 1)
    return byValue || (a.row.key ?? 0) - (b.row.key ?? 0)
  })
  return sorted.map(({ row }) => row)
}
