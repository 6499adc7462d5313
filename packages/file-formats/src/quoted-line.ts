import { accept, type Parsed, refuse } from './parsed.ts'

/**
 * Splits a line whose cells may be in double quotes, with quotes inside doubled (RFC 4180, section 2). TAIR's tables and CSV files differ
 * only in the separator. Their cells never span lines, so an unclosed quote is an error.
 */
export function parseQuotedLine(text: string, separator: '\t' | ','): Parsed<string[]> {
  const cells: string[] = []
  let at = 0
  for (;;) {
    const cell = text[at] === '"' ? parseQuotedCell(text, at) : parseBareCell(text, at, separator)
    if (!cell.ok) return refuse(`cell ${cells.length + 1}: ${cell.reason}`)
    cells.push(cell.value.text)
    at = cell.value.end
    if (at === text.length) return accept(cells)
    if (text[at] !== separator) return refuse(`cell ${cells.length}: text follows the closing quote`)
    at++
  }
}

type Cell = { text: string; end: number }

function parseBareCell(text: string, from: number, separator: string): Parsed<Cell> {
  const next = text.indexOf(separator, from)
  const end = next === -1 ? text.length : next
  return accept({ text: text.slice(from, end), end })
}

function parseQuotedCell(text: string, from: number): Parsed<Cell> {
  let closing = text.indexOf('"', from + 1)
  while (closing !== -1 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2)
  if (closing === -1) return refuse('a quote is not closed')
  return accept({ text: text.slice(from + 1, closing).replaceAll('""', '"'), end: closing + 1 })
}
