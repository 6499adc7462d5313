import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import { onOneLine } from '@rosette/contract-kit/text/on-one-line.ts'
import { writtenCell } from '@rosette/contract-kit/text/table-cell.ts'
import type { ExportFormat } from '../contract/export-format.ts'

export type LineMakers = {
  /** The names of the columns (RESULTS-041); null if rows name their fields themselves. */
  names: string | null
  /** One row, with the end of its line. */
  lineOf(hit: unknown): string
}

/**
 * The lines of a file. Tabs and line breaks in a value become spaces in every table, so that a row is a line (RESULTS-041).
 * Text that people wrote about themselves (`isByPeople`) is guarded against formula injection in every table, other values only in
 * the one for spreadsheets.
 */
export function resultLineOf(format: ExportFormat, columns: readonly Column<unknown>[], isByPeople = false): LineMakers {
  switch (format) {
    case 'tsv':
      return tableOf(columns, isByPeople ? (text) => withoutCommas(writtenCell(text)) : (text) => withoutCommas(onOneLine(text)), tabs)
    case 'exact':
      return tableOf(columns, isByPeople ? writtenCell : onOneLine, tabs)
    case 'csv':
      return tableOf(columns, csvCell, { between: ',', end: '\r\n' })
    case 'jsonl':
      return { names: null, lineOf: (hit) => `${JSON.stringify(hit)}\n` }
  }
}

/** A cell of RFC 4180 that no spreadsheet reads as a formula. */
export function csvCell(text: string): string {
  const cell = writtenCell(text)
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

const tabs = { between: '\t', end: '\n' }

function tableOf(
  columns: readonly Column<unknown>[],
  cellOf: (text: string) => string,
  { between, end }: { between: string; end: string },
): LineMakers {
  return {
    names: `${columns.map(({ label }) => cellOf(label)).join(between)}${end}`,
    lineOf: (hit) => `${columns.map(({ text }) => cellOf(text(hit))).join(between)}${end}`,
  }
}

/** RESULTS-038. */
function withoutCommas(text: string): string {
  return text.includes(',') ? text.replaceAll(',', ';') : text
}
