import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import { highlightEnd, highlightStart, type SearchFurther, type WhyMatched as Why } from '@rosette/contract-kit/search/search-contract.ts'
import type { ReactNode } from 'react'
import type { Origin } from '../links/page-link.tsx'
import { RecordLink } from '../links/record-link.tsx'
import { isIdentifier } from '../text/is-identifier.ts'
import { type MarkMatch, type ResultsDefinition, rowKeyOf } from './define-results.ts'
import { drawMarks } from './draw-marks.tsx'
import classes from './result-rows.module.css'
import { columnsWithin } from './shown-columns.ts'

/** Matches in the texts of a row, by field, as marked by the search. */
export type RowHighlights = NonNullable<SearchFurther['highlights']>[number]

/** A hit as the table holds it. */
export type ResultRow = {
  hit: unknown
  /** Null for a row that nothing identifies: it can't be selected. */
  key: number | null
  /** The text of the first column. */
  name: string
  highlights: RowHighlights
  /** Null if nothing says it, as in the rows of a form. */
  why: Why | null
}

/** What a search tells about its hits, in their order. */
type AboutHits = { highlights?: readonly RowHighlights[] | undefined; whys?: readonly (Why | null)[] | undefined }

export function toResultRows(
  results: ResultsDefinition<unknown>,
  hits: readonly unknown[],
  { highlights = [], whys = [] }: AboutHits = {},
): ResultRow[] {
  return hits.map((hit, index) => ({
    hit,
    key: rowKeyOf(results, hit),
    name: results.columns[0]?.text(hit) ?? '',
    highlights: highlights[index] ?? {},
    why: whys[index] ?? null,
  }))
}

/** What a column is sorted by: the field of its name, as the server sorts it; undefined if there is nothing to sort by. */
export function sortValueOf(column: Column<unknown>, hit: unknown): string | number | undefined {
  const value = fieldOf(column, hit)
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  const text = (Array.isArray(value) ? value.join('; ') : String(value ?? '')).trim()
  return text === '' ? undefined : text
}

function fieldOf(column: Column<unknown>, hit: unknown): unknown {
  if (column.isSortedAsShown || typeof hit !== 'object' || hit === null || !Object.hasOwn(hit, column.id)) return column.text(hit)
  // Object.hasOwn has just found it.
  return (hit as Record<string, unknown>)[column.id]
}

type HitLinkProps = { results: ResultsDefinition<unknown>; row: ResultRow; mark: MarkMatch; origin: Origin }

/** The name of a row, with its link and its quiet second line. */
export function HitLink({ results, row, mark, origin }: HitLinkProps) {
  const record = results.recordOf(row.hit)
  return (
    <>
      {record ? (
        <RecordLink to={record} origin={origin} className={isIdentifier(row.name) ? classes.identifier : classes.name}>
          {mark(row.name)}
        </RecordLink>
      ) : (
        mark(row.name)
      )}
      {results.below?.(row.hit)}
    </>
  )
}

/** What a cell shows: rendered by the kind, or its text. */
export function cellOf({ cell }: ResultsDefinition<unknown>, column: Column<unknown>, hit: unknown, mark: MarkMatch): ReactNode {
  return cell?.(column.id, hit, mark) ?? mark(column.text(hit))
}

type ValuesWithinProps = { results: ResultsDefinition<unknown>; column: Column<unknown>; hit: unknown; mark: MarkMatch }

/** The values that share the cell of a column, small below its own. */
export function ValuesWithin({ results, column, hit, mark }: ValuesWithinProps) {
  return columnsWithin(results.columns, column)
    .filter(({ text }) => text(hit) !== '')
    .map((further) => (
      <div key={further.id} className={classes.within}>
        {cellOf(results, further, hit, mark)}
      </div>
    ))
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
