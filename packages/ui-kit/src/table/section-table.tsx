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
import type { SectionColumn } from '../record/define-page.ts'
import { compareValues } from '../text/compare-values.ts'
import { formatNumber } from '../text/format-number.ts'
import { Pager, SizeSelect } from './pager.tsx'
import classes from './section-table.module.css'
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

/** A compact table: sorts by column, has pages beyond ten rows, and stacks into blocks on a phone. */
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
                isNumeric={columns[index]?.isNumeric}
                help={columns[index]?.help}
                lines={[
                  {
                    label: columns[index]?.label ?? '',
                    sorted: header.column.getIsSorted(),
                    onSort: header.column.getCanSort() ? () => header.column.toggleSorting() : undefined,
                  },
                ]}
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
        <td key={column.id} data-label={column.label} data-numeric={column.isNumeric || undefined} data-phone={column.onPhone}>
          <div>{column.cell(row)}</div>
        </td>
      ))}
    </tr>
  )
}

function toColumnDef<Row>(column: SectionColumn<Row>): ColumnDef<Features, { row: Row }> {
  return {
    id: column.id,
    // The table engine keeps undefined last in both directions, so a missing value is undefined.
    accessorFn: ({ row }) => column.sortBy?.(row) ?? undefined,
    enableSorting: column.sortBy !== undefined,
    sortUndefined: 'last',
    sortDescFirst: false,
    sortFn: (a, b, columnId) => compareValues(a.getValue(columnId), b.getValue(columnId)),
  }
}

/** The part of the table engine that the pager needs. */
type PagedTable = {
  state: { pagination: { pageIndex: number; pageSize: number } }
  setPagination(pagination: { pageIndex: number; pageSize: number }): void
}

/** Page, page size and which rows are shown. A new size starts at page 1 (DETAIL-025). */
function SectionTablePager({ table, caption, total }: { table: PagedTable; caption: string; total: number }) {
  const { pageIndex, pageSize } = table.state.pagination
  const first = pageIndex * pageSize + 1
  const last = Math.min(total, first + pageSize - 1)
  return (
    <div className={classes.pager}>
      <span aria-live="polite">
        Displaying {formatNumber(first)} - {formatNumber(last)} of {formatNumber(total)}
      </span>
      <Pager
        label={`Pages of ${caption}`}
        page={pageIndex + 1}
        pages={Math.ceil(total / pageSize)}
        onPage={(page) => table.setPagination({ pageIndex: page - 1, pageSize })}
      />
      <SizeSelect
        sizes={sectionTableSizes}
        size={pageSize}
        label={`Rows per page of ${caption}`}
        onSize={(size) => table.setPagination({ pageIndex: 0, pageSize: size })}
      />
    </div>
  )
}

/** DETAIL-023: rows per page of a section table; the first is the default. */
const sectionTableSizes = [10, 25, 50] as const
