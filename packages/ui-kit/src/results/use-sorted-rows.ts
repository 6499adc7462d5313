import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { SearchFurther, SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { type ColumnDef, createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { compareValues } from '../text/compare-values.ts'
import type { ResultsDefinition } from './define-results.ts'
import { type ResultRow, type RowHighlights, sortValueOf, toResultRows } from './result-rows.tsx'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
type Features = typeof features

export type ShownResults = {
  results: ResultsDefinition<unknown>
  hits: readonly unknown[]
  highlights?: readonly RowHighlights[] | undefined
  whys?: SearchFurther['whys']
  sort: SortOrder | null
  /** Whether the whole list is loaded and sorted in the browser (TABLE-010); the server sorts longer lists. */
  isSortedHere: boolean
}

/** The rows in their order. */
export function useSortedRows({ results, hits, highlights, whys, sort, isSortedHere }: ShownResults): ResultRow[] {
  const { columns } = results
  // The table engine compares rows by identity, so its input must not change between renders.
  const defs = useMemo(() => columns.map(toColumnDef), [columns])
  const data = useMemo(() => {
    const rows = toResultRows(results, hits, { highlights, whys })
    // The key breaks ties, as on the server.
    return isSortedHere && sort ? rows.toSorted((a, b) => (a.key ?? 0) - (b.key ?? 0)) : rows
  }, [results, hits, highlights, whys, isSortedHere, sort])
  const state = useMemo(() => ({ sorting: sort ? [{ id: sort.field, desc: sort.direction === 'desc' }] : [] }), [sort])
  const table = useTable({ features, columns: defs, data, state, manualSorting: !isSortedHere })
  return table.getRowModel().rows.map(({ original }) => original)
}

function toColumnDef(column: Column<unknown>): ColumnDef<Features, ResultRow> {
  return {
    id: column.id,
    accessorFn: ({ hit }) => sortValueOf(column, hit),
    enableSorting: column.isSortable,
    // TABLE-011: an absent value stays last in both directions.
    sortUndefined: 'last',
    sortDescFirst: false,
    sortFn: (a, b, columnId) => compareValues(a.getValue(columnId), b.getValue(columnId)),
  }
}
