import type { Column } from '@rosette/contract-kit/define-columns.ts'

/** The first letter of the name of a record, as a capital; the first column of every list is the name. */
export function firstLetterOf(columns: readonly Column<unknown>[], hit: unknown): string {
  return (columns[0]?.text(hit).charAt(0) ?? '').toUpperCase()
}
