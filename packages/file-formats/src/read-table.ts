import { type Parsed, refuse } from './parsed.ts'
import { readableText } from './readable-text.ts'

type TableReading<Column extends string, Row> = {
  /** Column names in the header line, in any order; other columns are ignored. */
  columns: readonly Column[]
  /** Those of them that a file may lack; their cells are then empty. */
  optional?: readonly Column[]
  parseLine(line: string): Parsed<string[]>
  /** Takes the trimmed cells by column name. */
  toRow(cells: Record<Column, string>): Parsed<Row>
  row(row: Row): void
  reject(reason: string): void
}

type Header<Column> = { width: number; indices: (readonly [Column, number])[]; missing: Column[] }

/** Reads a table whose first line names its columns. Blank lines are skipped; a line that can't be used is rejected. */
export function readTable<Column extends string, Row>(reading: TableReading<Column, Row>): { line(text: string): void } {
  let header: Header<Column> | null = null

  function read(cells: readonly string[]): Parsed<Row> | null {
    if (header === null) {
      header = readHeader(reading, cells)
      return header.missing.length > 0 ? refuse(`the header line has no column ${header.missing.join(', ')}`) : null
    }
    if (header.missing.length > 0) return refuse('the file has no usable header line')
    if (cells.length !== header.width) return refuse(`${cells.length} columns instead of ${header.width}`)
    const named: Partial<Record<Column, string>> = {}
    for (const [column, index] of header.indices) named[column] = readableText(cells[index] ?? '')
    // Built from `columns`, so every column has an entry.
    return reading.toRow(named as Record<Column, string>)
  }

  return {
    line(text) {
      if (text.trim() === '') return
      const parsed = reading.parseLine(cleanText(text.endsWith('\r') ? text.slice(0, -1) : text))
      const row = parsed.ok ? read(parsed.value) : parsed
      if (row?.ok) reading.row(row.value)
      else if (row) reading.reject(row.reason)
    },
  }
}

function readHeader<Column extends string>(
  { columns, optional = [] }: { columns: readonly Column[]; optional?: readonly Column[] },
  cells: readonly string[],
): Header<Column> {
  const indices = columns.map((column) => [column, cells.findIndex((cell) => sameName(cell, column))] as const)
  return {
    width: cells.length,
    indices,
    missing: indices.flatMap(([column, index]) => (index === -1 && !optional.includes(column) ? [column] : [])),
  }
}

/** The first line of a UTF-8 file may start with a byte order mark. */
function sameName(cell: string, column: string): boolean {
  return (
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase() === column.toLowerCase()
  )
}

type HeadlessTableReading<Row> = {
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
        .map(readableText)
      const parsed = cells.length === width ? toRow(cells) : refuse(`${cells.length} columns instead of ${width}`)
      if (parsed?.ok) row(parsed.value)
      else if (parsed) reject(parsed.reason)
    },
  }
}

// Every control character but the tab, which separates cells.
const controls = /[^\P{Cc}\t]/gu

/**
 * Published tables contain control characters where a ligature or a Greek letter was lost ("di\0erent"). PostgreSQL rejects the zero
 * byte and browsers do not show the others, so each becomes the replacement character.
 */
export function cleanText(text: string): string {
  return text.replace(controls, '\uFFFD')
}
