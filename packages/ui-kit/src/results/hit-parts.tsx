import { highlightEnd, highlightStart } from '@rosette/contract-kit/search-contract.ts'
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

/** A checkbox whose label is spoken, not shown: the row it stands in shows it. */
export function TickBox({ label, isOn, isPartly = false, onChange }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={isOn}
      // Partly ticked can only be said by script.
      ref={(box) => {
        if (box) box.indeterminate = isPartly
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

const signs = new RegExp(`[${highlightStart}${highlightEnd}]`, 'g')

/** Marks the texts of a row as the search found them; a text that it says nothing of is marked in another way. */
export function markFound(highlights: RowHighlights, otherwise: MarkMatch): MarkMatch {
  const found = new Map(Object.values(highlights).flatMap((texts) => texts.map((text) => [text.replace(signs, ''), text] as const)))
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
    ...found.flatMap((piece, place) => {
      const [inside = '', after = ''] = piece.split(highlightEnd)
      return [
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
        <mark key={place} className={matchClasses.mark}>
          {inside}
        </mark>,
        after,
      ]
    }),
  ]
}
