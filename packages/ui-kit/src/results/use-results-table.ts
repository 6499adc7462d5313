import type { Column } from '@rosette/contract-kit/define-columns.ts'
import type { SortOrder } from '@rosette/contract-kit/search-contract.ts'
import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { compareValues } from '../text/compare-values.ts'
import type { ResultsDefinition } from './define-results.ts'
import { type ResultRow, type RowHighlights, sortValueOf, toResultRows } from './result-rows.ts'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), columnVisibilityFeature })
type Features = typeof features

export type ShownResults = {
  results: ResultsDefinition<unknown>
  hits: readonly unknown[]
  highlights?: readonly RowHighlights[]
  sort: SortOrder | null
  /** Whether the whole list is here and is sorted here (TABLE-010); a longer one comes sorted. */
  isSortedHere: boolean
  /** Ids of the columns that show; null for all. */
  shownColumns: readonly string[] | null
}

/** The rows in their order and the columns that show. */
export function useResultsTable({ results, hits, highlights, sort, isSortedHere, shownColumns }: ShownResults) {
  const { columns } = results
  // The engine keeps its rows by identity, so what it is given must not change between renders.
  const defs = useMemo(() => columns.map(toColumnDef), [columns])
  const data = useMemo(() => {
    const rows = toResultRows(results, hits, highlights)
    // Where values are alike the key decides, as on the server.
    return isSortedHere && sort ? rows.toSorted((a, b) => (a.key ?? 0) - (b.key ?? 0)) : rows
  }, [results, hits, highlights, isSortedHere, sort])
  const state = useMemo(
    () => ({
      sorting: sort ? [{ id: sort.field, desc: sort.direction === 'desc' }] : [],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shownColumns?.includes(id) ?? true])),
    }),
    [columns, sort, shownColumns],
  )
  const table = useTable({ features, columns: defs, data, state, manualSorting: !isSortedHere })
  const shown = new Set(table.getVisibleLeafColumns().map(({ id }) => id))
  return { rows: table.getRowModel().rows.map(({ original }) => original), columns: columns.filter(({ id }) => shown.has(id)) }
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
