import type { Origin } from '../record/origin.ts'
import { RecordLink } from '../record/record-link.tsx'
import type { MarkMatch, ResultsDefinition } from './define-results.ts'
import classes from './hit-link.module.css'
import type { ResultRow } from './result-rows.ts'

type HitLinkProps = { results: ResultsDefinition<unknown>; row: ResultRow; mark: MarkMatch; origin: Origin }

/** The name of a row, with its link and its quiet second line. */
export function HitLink({ results, row, mark, origin }: HitLinkProps) {
  const record = results.recordOf(row.hit)
  return (
    <>
      {record ? (
        <RecordLink to={record} origin={origin} className={classes.link}>
          {mark(row.name)}
        </RecordLink>
      ) : (
        mark(row.name)
      )}
      {results.below?.(row.hit)}
    </>
  )
}
