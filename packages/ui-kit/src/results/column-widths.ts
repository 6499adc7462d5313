import { type Column, withBlanks } from '@rosette/contract-kit/cards/define-search-card.ts'
import { columnsWithin } from './shown-columns.ts'

type AnyColumn = Column<unknown>

/** Characters of a table beside the rail on a page of 1280 px. */
const pageWidth = 132
/** Characters beside the text of a cell (its margins) and of a head (its arrows). */
const margins = 2.4
const arrows = 2.4
/** A longer word is broken. */
const longestWord = 18
/** Texts that would take more lines than this get more room, up to a limit. */
const lines = 3
const longestLine = 34

/** Widths in characters: of the columns before the others, and at least of those that have a further line. */
type OtherWidths = { before: readonly number[]; least: Readonly<Record<string, number>> }

/**
 * The share of each column in the width of its table, in per cent, so that no table is wider than its page (RESULTS-077): enough for the
 * words of every column, and what is left for prose. The browser's own layout gives a column with one long word whatever it asks for.
 */
export function columnWidths(
  all: readonly AnyColumn[],
  columns: readonly AnyColumn[],
  hits: readonly unknown[],
  { before, least }: OtherWidths,
): number[] {
  const demands = columns.map((column) => needOf([column, ...columnsWithin(all, column)], hits, least[column.id] ?? 0))
  const words = sum([...before, ...demands.map((need) => need.words)])
  const further = sum(demands.map((need) => need.further))
  const share = further === 0 ? 0 : Math.min(1, Math.max(0, pageWidth - words) / further)
  const widths = [...before, ...demands.map((need) => need.words + need.further * share)]
  return widths.map((width) => (100 * width) / sum(widths))
}

/** What the words need in characters, and how much more prose would like to have. */
function needOf(shown: readonly AnyColumn[], hits: readonly unknown[], least: number): { words: number; further: number } {
  const demands = shown.map(({ label, text }) => {
    const texts = hits.map((hit) => withBlanks(text(hit)))
    // One long text among short ones does not widen the column.
    const typical = texts.map(({ length }) => length).toSorted((a, b) => a - b)[Math.floor(texts.length * 0.75)] ?? 0
    return {
      words: Math.max(wordLength(label) + arrows, Math.min(longestWord, Math.max(0, ...texts.map(wordLength)))),
      prose: Math.min(longestLine, typical / lines),
    }
  })
  const words = Math.max(least, ...demands.map((need) => need.words))
  return { words: words + margins, further: Math.max(0, Math.max(...demands.map((need) => need.prose)) - words) }
}

/** Capitals and digits are wider than small letters. */
function wordLength(text: string): number {
  return Math.max(...text.split(/[\s;]+/).map((word) => word.length * (/[A-Z\d]{3}/.test(word) ? 1.15 : 1)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
