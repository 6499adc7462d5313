import type { Column } from '@rosette/contract-kit/cards/define-columns.ts'
import { type ResultsDefinition, rowKeyOf } from './define-results.ts'

/** Matches in the texts of a row, by field, as marked by the search. */
export type RowHighlights = Readonly<Record<string, readonly string[]>>

/** A hit as the table holds it. */
export type ResultRow = {
  hit: unknown
  /** Null for a row that nothing identifies: it can't be selected. */
  key: number | null
  /** The text of the first column. */
  name: string
  highlights: RowHighlights
}

export function toResultRows(
  results: ResultsDefinition<unknown>,
  hits: readonly unknown[],
  highlights: readonly RowHighlights[] = [],
): ResultRow[] {
  return hits.map((hit, place) => ({
    hit,
    key: rowKeyOf(results, hit),
    name: results.columns[0]?.text(hit) ?? '',
    highlights: highlights[place] ?? {},
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
