import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import type { Origin } from '../links/page-link.tsx'
import type { MeasuredRow, RowsWindowComponent } from '../table/measured-row.ts'
import { SortHead } from '../table/sort-head.tsx'
import { formatNumber } from '../text/format-number.ts'
import { columnWidths } from './column-widths.ts'
import type { MarkMatch, ResultsDefinition } from './define-results.ts'
import { cellOf, HitLink, markFound, type ResultRow, TickBox, ValuesWithin } from './result-rows.tsx'
import classes from './results-table.module.css'
import { columnsWithin } from './shown-columns.ts'
import { useRowKeys } from './use-row-keys.ts'
import { WhyMatched } from './why-matched.tsx'

/** Which rows are selected, and how to change that; a list without it has no checkboxes (TABLE-001). */
export type RowTicks = { isOn(key: number): boolean; onTick(rows: readonly ResultRow[], isOn: boolean): void }

export type ResultsListProps = {
  caption: string
  results: ResultsDefinition<unknown>
  rows: readonly ResultRow[]
  columns: readonly Column<unknown>[]
  /** Number of the first row; numbering continues across pages (TABLE-007). */
  firstNumber: number
  mark: MarkMatch
  origin: Origin
  ticks?: RowTicks
  /** Draws the rows of a page that is too long to be rendered whole. */
  RowsWindow?: RowsWindowComponent | undefined
}

type ResultsTableProps = ResultsListProps & { sort: SortOrder | null; onSort(sort: SortOrder): void }

/** More columns stand closer together. */
const roomyColumns = 6
/** Characters of a checkbox, and beside a row number. */
const tickWidth = 4
const numberMargins = 2.5
/** Of the line below a name, and of why it was found, which has one line beside a symbol. */
const belowWidth = 14
const reasonWidth = 26

/** One page of hits as a table. */
export function ResultsTable({ sort, onSort, ...list }: ResultsTableProps) {
  const { caption, results, rows, columns, firstNumber, ticks, RowsWindow } = list
  const body = useRowKeys<HTMLTableSectionElement>()
  const digits = formatNumber(firstNumber + rows.length).length
  const before = [...(ticks ? [tickWidth] : []), numberMargins + digits]
  const name = results.columns[0]?.id ?? ''
  const hasReasons = rows.some(({ why }) => why !== null)
  const least = {
    [name]: results.below || hasReasons ? belowWidth : 0,
    ...(hasReasons && results.whyBelow !== undefined && { [results.whyBelow]: reasonWidth }),
  }
  const hits = rows.map(({ hit }) => hit)
  function drawRow(index: number, measured?: MeasuredRow) {
    const row = rows[index]
    return row && <HitRow key={row.key ?? index} {...list} row={row} number={firstNumber + index} measured={measured} />
  }
  return (
    <div className={classes.frame} data-crowded={columns.length > roomyColumns || undefined}>
      <table className={classes.table} aria-rowcount={RowsWindow && rows.length + 1}>
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          {columnWidths(results.columns, columns, hits, { before, least }).map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a width belongs to its place.
            <col key={index} style={{ width: `${width}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {ticks && (
              <th scope="col" className={classes.tick}>
                <PageTick rows={rows} ticks={ticks} />
              </th>
            )}
            <th scope="col" className={classes.number}>
              <abbr title="Row number">#</abbr>
            </th>
            {columns.map((column) => (
              <SortHead
                key={column.id}
                isNumeric={column.isNumeric ?? false}
                lines={[column, ...columnsWithin(results.columns, column)].map(({ id, label, isSortable }) => ({
                  label,
                  sorted: sort?.field === id && sort.direction,
                  onSort: isSortable ? () => onSort(nextSort(id, sort)) : undefined,
                }))}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {RowsWindow ? <RowsWindow as="tr" count={rows.length} draw={drawRow} /> : rows.map((_, index) => drawRow(index))}
        </tbody>
      </table>
    </div>
  )
}

type EmptyTableProps = Pick<ResultsListProps, 'caption' | 'results' | 'columns'> & { text: string }

/** A search without a match: what its table would have, and one line that says that there is nothing (RESULTS-068). */
export function EmptyTable({ caption, results, columns, text }: EmptyTableProps) {
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHead
                key={column.id}
                lines={[column, ...columnsWithin(results.columns, column)].map(({ label }) => ({ label, sorted: false }))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={columns.length}>{text}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** TABLE-013: clicking a header again reverses the order. */
function nextSort(field: string, sort: SortOrder | null): SortOrder {
  return { field, direction: sort?.field === field && sort.direction === 'asc' ? 'desc' : 'asc' }
}

function PageTick({ rows, ticks }: { rows: readonly ResultRow[]; ticks: RowTicks }) {
  const tickable = rows.filter(({ key }) => key !== null)
  const count = tickable.filter(({ key }) => key !== null && ticks.isOn(key)).length
  const isAll = count > 0 && count === tickable.length
  return <TickBox label="Select this page" isOn={isAll} isPartly={count > 0 && !isAll} onChange={(isOn) => ticks.onTick(tickable, isOn)} />
}

type HitRowProps = ResultsListProps & { row: ResultRow; number: number; measured?: MeasuredRow | undefined }

function HitRow({ results, columns, row, number, measured, mark, origin, ticks }: HitRowProps) {
  const { hit, key, name } = row
  const isOn = key !== null && ticks?.isOn(key) === true
  const markRow = markFound(row.highlights, mark)
  const reasoned = columns.find(({ id }) => id === results.whyBelow) ?? results.columns[0]
  const further = (column: Column<unknown>) => (
    <>
      <ValuesWithin results={results} column={column} hit={hit} mark={markRow} />
      {row.why && column === reasoned && <WhyMatched why={row.why} />}
    </>
  )
  return (
    <tr data-on={isOn || undefined} aria-rowindex={measured && measured['data-index'] + 2} {...measured}>
      {ticks && (
        <td className={classes.tick}>
          {key !== null && <TickBox label={`Select ${name}`} isOn={isOn} onChange={(next) => ticks.onTick([row], next)} />}
        </td>
      )}
      <td className={classes.number}>{formatNumber(number)}</td>
      {columns.map((column) =>
        column === results.columns[0] ? (
          <th key={column.id} scope="row">
            <HitLink results={results} row={row} mark={markRow} origin={origin} />
            {further(column)}
          </th>
        ) : (
          <td key={column.id} data-numeric={column.isNumeric}>
            <div className={classes.clamp}>{cellOf(results, column, hit, markRow)}</div>
            {further(column)}
          </td>
        ),
      )}
    </tr>
  )
}

const rows = Array.from({ length: 10 }, (_, index) => index)

/** Placeholders for ten rows. */
export function ResultsSkeleton() {
  return (
    <div className={classes.rows} aria-hidden data-testid="skeleton-rows">
      {rows.map((row) => (
        <div key={row} className={classes.row} />
      ))}
    </div>
  )
}
