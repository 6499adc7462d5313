import { cleanText } from './clean-text.ts'
import { type Parsed, refuse } from './parsed.ts'

export type HeadlessTableReading<Row> = {
  /** Number of cells in every line. */
  width: number
  /** Takes the trimmed cells in file order. Null: the line is valid but holds no data. */
  toRow(cells: readonly string[]): Parsed<Row> | null
  row(row: Row): void
  reject(reason: string): void
}

/** Reads a table of tab-separated cells that has no header line. Blank lines are skipped; a line that can't be used is rejected. */
export function readHeadlessTable<Row>({ width, toRow, row, reject }: HeadlessTableReading<Row>): { line(text: string): void } {
  return {
    line(text) {
      if (text.trim() === '') return
      const cells = cleanText(text.endsWith('\r') ? text.slice(0, -1) : text)
        .split('\t')
        .map((cell) => cell.trim())
      const parsed = cells.length === width ? toRow(cells) : refuse(`${cells.length} columns instead of ${width}`)
      if (parsed?.ok) row(parsed.value)
      else if (parsed) reject(parsed.reason)
    },
  }
}
