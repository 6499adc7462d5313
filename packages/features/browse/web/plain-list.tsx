import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { ListFoot, ListTools } from '@rosette/ui-kit/results/list-tools.tsx'
import table from '@rosette/ui-kit/table/list-table.module.css'
import { Pager, SizeSelect } from '@rosette/ui-kit/table/pager.tsx'
import { SortHead } from '@rosette/ui-kit/table/sort-head.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { Fragment, type ReactNode } from 'react'
import { formatDisplaying, useFocusOnPaging } from '../../results/web/list/listed-rows.tsx'
import { type BrowseListName, browseLists } from '../contract/browse-lists.ts'
import { type BrowseChanges, type BrowseQuery, sizesOf } from './browse-query.ts'
import { NoRows } from './browsed-rows.tsx'
import { FilterBox } from './filter-box.tsx'
import classes from './plain-list.module.css'

export type PlainColumn<Row> = {
  id: string
  label: string
  cell(row: Row): ReactNode
  /** The column that names a row. */
  isName?: boolean
  /** Whether the list can be sorted by it. */
  isSortable?: boolean
}

type PlainListProps<Row> = {
  name: BrowseListName
  /** What the rows are, and the accessible name of the list. */
  title: string
  words: string
  /** The head of the column of row numbers. */
  numberHead: ReactNode
  columns: readonly PlainColumn<Row>[]
  /** All that pass the filter, in their order. */
  rows: readonly Row[]
  rowKey(row: Row): string
  query: BrowseQuery
  changes: BrowseChanges
  /** Above the list, beside the filter. */
  tools?: ReactNode
  /** What an open row shows below; null while it is closed. */
  details?(row: Row): ReactNode
}

/** A list whose rows are not records of one kind: one page of it as a table, in the view given by the address. */
export function PlainList<Row>(list: PlainListProps<Row>) {
  const { name, title, words, rows, query, changes, tools } = list
  const { page, pageSize, filter } = query
  const top = useFocusOnPaging(page)
  const from = (page - 1) * pageSize
  const shown = rows.slice(from, from + pageSize)
  const line = formatDisplaying(from + 1, shown.length, rows.length)
  return (
    <section ref={top} tabIndex={-1} className={classes.list} aria-label={title}>
      <ListTools line={line} before={<FilterBox value={filter} onFilter={changes.filterBy} />}>
        {tools}
        <SizeSelect
          sizes={sizesOf(browseLists[name])}
          size={pageSize}
          label="Results per page"
          onSize={(size) => changes.restart({ pageSize: size })}
        />
      </ListTools>
      {shown.length === 0 ? (
        <NoRows query={query} words={words} allHref={changes.pathTo({ letter: null, filter: '', page: 1 })} />
      ) : (
        <PlainTable {...list} shown={shown} firstNumber={from + 1} />
      )}
      <ListFoot line={line}>
        <Pager
          label="Pages of results"
          page={page}
          pages={Math.ceil(rows.length / pageSize)}
          hrefOf={(number) => changes.pathTo({ page: number })}
        />
      </ListFoot>
    </section>
  )
}

type PlainTableProps<Row> = PlainListProps<Row> & { shown: readonly Row[]; firstNumber: number }

function PlainTable<Row>({ title, numberHead, columns, shown, firstNumber, rowKey, details, query, changes }: PlainTableProps<Row>) {
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${classes.table}`}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${table.number} ${classes.number}`}>
              {numberHead}
            </th>
            {columns.map(({ id, label, isSortable }) => (
              <SortHead
                key={id}
                lines={[
                  {
                    label,
                    sorted: isSortable === true && query.sort.field === id && query.sort.direction,
                    onSort: isSortable ? () => changes.restart({ sort: nextSort(id, query.sort) }) : undefined,
                  },
                ]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => {
            const more = details?.(row)
            return (
              <Fragment key={rowKey(row)}>
                <tr>
                  <td className={`${table.number} ${classes.number}`}>{formatNumber(firstNumber + index)}</td>
                  {columns.map((column) => (
                    <PlainCell key={column.id} column={column} row={row} />
                  ))}
                </tr>
                {more && (
                  <tr className={classes.details}>
                    <td colSpan={columns.length + 1}>{more}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function PlainCell<Row>({ column: { label, cell, isName }, row }: { column: PlainColumn<Row>; row: Row }) {
  return isName ? <th scope="row">{cell(row)}</th> : <td data-label={label}>{cell(row)}</td>
}

/** TABLE-013: clicking a header again reverses the order. */
function nextSort(field: string, sort: SortOrder): SortOrder {
  return { field, direction: sort.field === field && sort.direction === 'asc' ? 'desc' : 'asc' }
}
