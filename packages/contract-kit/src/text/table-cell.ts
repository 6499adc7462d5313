import { onOneLine } from './on-one-line.ts'

/**
 * The cell of a table with a text that people wrote, or of a file for spreadsheets: on one line, and never a formula (OWASP ASVS 5.0,
 * 1.2.10). An apostrophe keeps it a text. A number, and the plus or minus of a strand, are not formulas and stay as they are.
 */
export function writtenCell(text: string): string {
  const cell = onOneLine(text)
  // Some spreadsheets read what follows white space as a formula, too.
  return /^\s*[=+\-@]/.test(text) && !/^(?:[+-]|[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i.test(cell) ? `'${cell}` : cell
}
