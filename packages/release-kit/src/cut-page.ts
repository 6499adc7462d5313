import { formatListCursor, type ListScope } from './list-cursor.ts'

/** Rows read by their place, one more than the page has: the page, and the cursor of the one after it. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  scope: ListScope,
  placeOf: (row: Row) => unknown,
): { rows: readonly Row[]; next: string | null } {
  const shown = rows.slice(0, size)
  const [last] = shown.slice(-1)
  return { rows: shown, next: last === undefined || rows.length <= size ? null : formatListCursor(placeOf(last), scope) }
}
