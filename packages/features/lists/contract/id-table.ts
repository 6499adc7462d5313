/** A pasted or loaded table: the cells of each row, and the line that the row begins in. */
export type IdTable = {
  separator: '\t' | ','
  rows: readonly { line: number; cells: readonly string[] }[]
  columnCount: number
}

/** A column by its place, or every cell. */
export type IdColumn = number | 'all'

/** As wide as anybody would read. */
const maxColumns = 50

/**
 * The table that a text is, or null if it is a plain list: tabs in most lines, or the same number of commas, one at least, in each of two
 * lines or more. Cells may be in quotes and then hold separators and line breaks, as spreadsheets write them.
 */
export function readTable(text: string): IdTable | null {
  for (const separator of ['\t', ','] as const) {
    const rows = readRows(text, separator).filter(({ cells }) => cells.some((cell) => cell !== ''))
    const wide = rows.filter(({ cells }) => cells.length > 1)
    const columnCount = Math.max(0, ...wide.slice(0, 1000).map(({ cells }) => cells.length))
    const isTable = separator === '\t' ? wide.length * 2 > rows.length : rows.every(({ cells }) => cells.length === columnCount)
    if (rows.length > 1 && wide.length > 1 && isTable && columnCount <= maxColumns) return { separator, rows, columnCount }
  }
  return null
}

const breaks = /\r\n|[\n\r]/g

function readRows(text: string, separator: string): { line: number; cells: string[] }[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y')
  const rows: { line: number; cells: string[] }[] = []
  let cells: string[] = []
  let [line, lineOfRow] = [1, 1]
  const content = text.replace(/^\uFEFF/, '')
  for (let at = 0; at <= content.length; ) {
    cell.lastIndex = at
    // A quote that is not closed, or is followed by something, is part of its cell.
    const [whole = '', quoted, bare = '', end = ''] = cell.exec(content) ?? []
    cells.push((quoted?.replaceAll('""', '"') ?? bare).trim())
    line += whole.match(breaks)?.length ?? 0
    at += whole.length
    if (end === separator) continue
    rows.push({ line: lineOfRow, cells })
    cells = []
    lineOfRow = line
    if (end === '') break
  }
  return rows
}

/** The cells of a column as a text whose lines are those of the table; the headings give none. */
export function textOfColumn({ rows }: IdTable, column: IdColumn, hasHeadings: boolean): string {
  const lines: string[] = []
  for (const { line, cells } of hasHeadings ? rows.slice(1) : rows) {
    while (lines.length < line - 1) lines.push('')
    lines.push(column === 'all' ? cells.map(written).join(',') : written(cells[column] ?? ''))
  }
  return lines.join('\n')
}

/** A cell with a comma stays together unless its words are ids. */
function written(cell: string): string {
  const plain = cell.replace(breaks, ' ')
  return plain.includes(',') ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows that are looked at to find the column with ids. */
export const sampleSize = 40

/**
 * What to read first, by which cells of the first rows are known: `known[row][column]`. Lines of ids separated by commas are a table only by
 * their looks, and all of them are read.
 */
export function guessColumn(
  known: readonly (readonly boolean[])[],
  { separator, columnCount }: Pick<IdTable, 'separator' | 'columnCount'>,
): { column: IdColumn; hasHeadings: boolean } {
  const [first = [], ...others] = known
  const columns = Array.from({ length: columnCount }, (_, column) => others.filter((row) => row[column]).length)
  const best = columns.indexOf(Math.max(...columns))
  const hasHeadings = columns[best] !== 0 && !first.some(Boolean)
  const isAllIds = separator === ',' && !hasHeadings && columns.every((count) => count * 2 > others.length)
  return { column: isAllIds ? 'all' : best, hasHeadings }
}
