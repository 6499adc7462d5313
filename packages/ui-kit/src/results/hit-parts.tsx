import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import type { ReactNode } from 'react'
import type { Origin } from '../links/page-link.tsx'
import { RecordLink } from '../links/record-link.tsx'
import type { MarkMatch, ResultsDefinition } from './define-results.ts'
import classes from './hit-parts.module.css'
import matchClasses from './mark-match.module.css'
import type { ResultRow, RowHighlights } from './result-rows.ts'

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

type TickBoxProps = { label: string; isOn: boolean; isPartly?: boolean; onChange(isOn: boolean): void }

/** A checkbox whose label is only read out: its row shows it. */
export function TickBox({ label, isOn, isPartly = false, onChange }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={isOn}
      // The indeterminate state can only be set by script.
      ref={(box) => {
        if (box) box.indeterminate = isPartly
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

const marks = new RegExp(`[${highlightStart}${highlightEnd}]`, 'g')

/** Highlights the texts of a row as the search marked them; any other text is highlighted by the fallback. */
export function markFound(highlights: RowHighlights, otherwise: MarkMatch): MarkMatch {
  const found = new Map(Object.values(highlights).flatMap((texts) => texts.map((text) => [text.replace(marks, ''), text] as const)))
  if (found.size === 0) return otherwise
  return (text) => {
    const marked = found.get(text)
    return marked === undefined ? otherwise(text) : drawMarks(marked)
  }
}

function drawMarks(marked: string): ReactNode {
  const [before = '', ...found] = marked.split(highlightStart)
  return [
    before,
    ...found.flatMap((segment, place) => {
      const [inside = '', after = ''] = segment.split(highlightEnd)
      return [
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text never change order.
        <mark key={place} className={matchClasses.mark}>
          {inside}
        </mark>,
        after,
      ]
    }),
  ]
}
