import { formatNumber } from '../record/format-number.ts'
import type { Origin } from '../record/origin.ts'
import { RecordLink } from '../record/record-link.tsx'
import type { MarkMatch, ResultsDefinition } from './define-results.ts'
import classes from './results-table.module.css'

type ResultsTableProps = {
  caption: string
  results: ResultsDefinition<unknown>
  hits: readonly unknown[]
  /** Number of the first row; numbers go on over pages (TABLE-007). */
  firstNumber: number
  mark: MarkMatch
  origin: Origin
}

/** One page of hits; blocks of labels and values on a phone. */
export function ResultsTable({ caption, results, hits, firstNumber, mark, origin }: ResultsTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.number}>
            <abbr title="Row number">#</abbr>
          </th>
          {results.columns.map((column) => (
            <th key={column.id} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hits.map((hit, index) => (
          <HitRow key={results.recordOf(hit).key} results={results} hit={hit} number={firstNumber + index} mark={mark} origin={origin} />
        ))}
      </tbody>
    </table>
  )
}

type HitRowProps = Pick<ResultsTableProps, 'results' | 'mark' | 'origin'> & { hit: unknown; number: number }

function HitRow({ results, hit, number, mark, origin }: HitRowProps) {
  const record = results.recordOf(hit)
  return (
    <tr>
      <td className={classes.number}>{formatNumber(number)}</td>
      {results.columns.map((column, index) => {
        const text = column.text(hit)
        if (index === 0) {
          return (
            <th key={column.id} scope="row" className={classes.record}>
              <RecordLink to={record} origin={origin} className={classes.link}>
                {mark(text)}
              </RecordLink>
              {results.below?.(hit)}
            </th>
          )
        }
        return (
          <td key={column.id} data-label={column.label} data-empty={text === '' || undefined}>
            <div className={classes.clamp}>{results.cell?.(column.id, hit, mark) ?? mark(text)}</div>
          </td>
        )
      })}
    </tr>
  )
}
