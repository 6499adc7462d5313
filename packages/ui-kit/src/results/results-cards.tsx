import { formatNumber } from '../text/format-number.ts'
import { HitLink, markFound, type ResultRow, TickBox } from './result-rows.tsx'
import classes from './results-cards.module.css'
import type { ResultsListProps } from './results-table.tsx'
import { useRowKeys } from './use-row-keys.ts'

/** One page of hits as cards of labels and values: for phones, and for anyone who prefers them. */
export function ResultsCards(list: ResultsListProps) {
  const { caption, rows, firstNumber } = list
  const cards = useRowKeys<HTMLOListElement>()
  return (
    <ol ref={cards} className={classes.cards} aria-label={caption} start={firstNumber}>
      {rows.map((row, place) => (
        <HitCard key={row.key ?? place} {...list} row={row} number={firstNumber + place} />
      ))}
    </ol>
  )
}

function HitCard({ results, columns, row, number, mark, origin, ticks }: ResultsListProps & { row: ResultRow; number: number }) {
  const { hit, key, name } = row
  const isOn = key !== null && ticks?.isOn(key) === true
  const markRow = markFound(row.highlights, mark)
  const values = columns.filter((column) => column !== results.columns[0] && column.text(hit) !== '')
  return (
    <li className={classes.card} data-on={isOn || undefined}>
      <div className={classes.head}>
        {ticks && key !== null && <TickBox label={`Select ${name}`} isOn={isOn} onChange={(next) => ticks.onTick([row], next)} />}
        <div className={classes.name}>
          <HitLink results={results} row={row} mark={markRow} origin={origin} />
        </div>
        <span className={classes.number}>{formatNumber(number)}</span>
      </div>
      <dl className={classes.values}>
        {values.map((column) => (
          <div key={column.id}>
            <dt>{column.label}</dt>
            <dd>{results.cell?.(column.id, hit, markRow) ?? markRow(column.text(hit))}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
