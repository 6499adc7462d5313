import type { MeasuredRow } from '../table/measured-row.ts'
import { formatNumber } from '../text/format-number.ts'
import { cellOf, HitLink, markFound, type ResultRow, TickBox, ValuesWithin } from './result-rows.tsx'
import classes from './results-cards.module.css'
import type { ResultsListProps } from './results-table.tsx'
import { columnsWithin } from './shown-columns.ts'
import { useRowKeys } from './use-row-keys.ts'
import { WhyMatched } from './why-matched.tsx'

/** One page of hits as cards of labels and values: for phones, and for anyone who prefers them. */
export function ResultsCards(list: ResultsListProps) {
  const { caption, rows, firstNumber, RowsWindow } = list
  const cards = useRowKeys<HTMLOListElement>()
  function drawCard(index: number, measured?: MeasuredRow) {
    const row = rows[index]
    return row && <HitCard key={row.key ?? index} {...list} row={row} number={firstNumber + index} measured={measured} />
  }
  return (
    <ol ref={cards} className={classes.cards} aria-label={caption} start={firstNumber} data-windowed={RowsWindow && ''}>
      {RowsWindow ? <RowsWindow as="li" count={rows.length} draw={drawCard} /> : rows.map((_, index) => drawCard(index))}
    </ol>
  )
}

type HitCardProps = ResultsListProps & { row: ResultRow; number: number; measured?: MeasuredRow | undefined }

function HitCard({ results, columns, row, number, measured, mark, origin, ticks }: HitCardProps) {
  const { hit, key, name } = row
  const [first] = results.columns
  const isOn = key !== null && ticks?.isOn(key) === true
  const markRow = markFound(row.highlights, mark)
  const values = columns.filter((column) => column !== first && hasValue(results, column, hit))
  return (
    <li className={classes.card} data-on={isOn || undefined} {...measured}>
      <div className={classes.head}>
        {ticks && key !== null && <TickBox label={`Select ${name}`} isOn={isOn} onChange={(next) => ticks.onTick([row], next)} />}
        <div className={classes.name}>
          <HitLink results={results} row={row} mark={markRow} origin={origin} />
          {first && <ValuesWithin results={results} column={first} hit={hit} mark={markRow} />}
          {row.why && <WhyMatched why={row.why} />}
        </div>
        <span className={classes.number}>{formatNumber(number)}</span>
      </div>
      <dl className={classes.values}>
        {values.map((column) => (
          <div key={column.id}>
            <dt>{column.label}</dt>
            <dd>
              {cellOf(results, column, hit, markRow)}
              <ValuesWithin results={results} column={column} hit={hit} mark={markRow} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function hasValue(results: ResultsListProps['results'], column: ResultsListProps['columns'][number], hit: unknown): boolean {
  return [column, ...columnsWithin(results.columns, column)].some(({ text }) => text(hit) !== '')
}
