import { z } from 'zod'
import { formatListCursor, type ListScope, type ListWindow, readListCursor, refuse } from './list-cursor.ts'

/** A page of a list, how many rows come before it, and the cursor of the page after it. */
export type ListPage<Row> = { rows: readonly Row[]; from: number; next: string | null }

/** How many rows come before the next page, and the name of the last of them. */
const RowPlace = z.tuple([z.int().min(1), z.union([z.string(), z.int()])])

/**
 * Pages of a list that is in memory as a whole, whose rows have different names. The cursor is read before the list is made: what is wrong
 * with it costs no work.
 */
export function listPages(
  window: ListWindow,
  scope: ListScope,
): <Row>(rows: readonly Row[], nameOf: (row: Row) => string | number) => ListPage<Row> {
  const place = readListCursor(window, scope, RowPlace)
  return (rows, nameOf) => {
    const from = place === null ? window.from : findEnd(rows, nameOf, place)
    const shown = rows.slice(from, from + window.size)
    const [last] = shown.slice(-1)
    const end = from + shown.length
    return { rows: shown, from, next: last === undefined || end >= rows.length ? null : formatListCursor([end, nameOf(last)], scope) }
  }
}

/** Ids in an address can be read otherwise on a second day. A row that is still there is gone on after, wherever it is now. */
function findEnd<Row>(rows: readonly Row[], nameOf: (row: Row) => string | number, [end, name]: z.infer<typeof RowPlace>): number {
  if (rows.slice(end - 1, end).some((row) => nameOf(row) === name)) return end
  const found = rows.findLastIndex((row) => nameOf(row) === name)
  if (found === -1) throw refuse('the list does not have the row that it goes on after. Begin again without it.')
  return found + 1
}
