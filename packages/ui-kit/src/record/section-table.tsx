import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { compareValues } from './compare-values.ts'
import type { SectionColumn } from './define-page.ts'
import classes from './section-table.module.css'
import { SectionTablePager } from './section-table-pager.tsx'
import { sectionTableSizes } from './section-table-sizes.ts'
import { SortHead } from './sort-head.tsx'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
})
type Features = typeof features

type SectionTableProps<Row> = {
  caption: string
  columns: readonly SectionColumn<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string
}

/** A compact table: sorts by column, pages above ten rows, stacks into blocks on a phone. */
export function SectionTable<Row>({ caption, columns, rows, rowKey }: SectionTableProps<Row>) {
  // The engine keeps its rows by identity, so what it is given must not change between renders.
  const defs = useMemo(() => columns.map(toColumnDef), [columns])
  const data = useMemo(() => rows.map((row) => ({ row })), [rows])
  const table = useTable({
    features,
    columns: defs,
    data,
    enableSortingRemoval: false,
    getRowId: ({ row }) => rowKey(row),
    initialState: { pagination: { pageIndex: 0, pageSize: sectionTableSizes[0] } },
  })
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {table.getFlatHeaders().map((header, index) => (
              <SortHead
                key={header.id}
                label={columns[index]?.label ?? ''}
                isNumeric={columns[index]?.isNumeric}
                sorted={header.column.getIsSorted()}
                onSort={header.column.getCanSort() ? () => header.column.toggleSorting() : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((line) => (
            <TableLine key={line.id} columns={columns} row={line.original.row} />
          ))}
        </tbody>
      </table>
      {rows.length > sectionTableSizes[0] && <SectionTablePager table={table} caption={caption} total={rows.length} />}
    </div>
  )
}

function TableLine<Row>({ columns, row }: { columns: readonly SectionColumn<Row>[]; row: Row }) {
  return (
    <tr>
      {columns.map((column) => (
        <td key={column.id} data-label={column.label} data-numeric={column.isNumeric || undefined}>
          <div>{column.cell(row)}</div>
        </td>
      ))}
    </tr>
  )
}

function toColumnDef<Row>(column: SectionColumn<Row>): ColumnDef<Features, { row: Row }> {
  return {
    id: column.id,
    // An absent value is undefined to the engine, which then keeps it last in both directions.
    accessorFn: ({ row }) => column.sortBy?.(row) ?? undefined,
    enableSorting: column.sortBy !== undefined,
    sortUndefined: 'last',
    sortDescFirst: false,
    sortFn: (a, b, columnId) => compareValues(a.getValue(columnId), b.getValue(columnId)),
  }
}
