import type { SearchFurther } from '@rosette/contract-kit/search-contract.ts'
import type { EngineAnswer } from '@rosette/search-engine/engine/open-engine.ts'
import { type Cursor, formatCursor } from '@rosette/search-engine/query/cursor.ts'
import type { Window } from '@rosette/search-engine/query/search-body.ts'

/** Rows that were read backwards in the order of the list; the last page is as long as it would be by its number. */
export function inReadingOrder<Hit>(answer: EngineAnswer<Hit>, cursor: Cursor | null, { size }: Window): EngineAnswer<Hit> {
  if (!cursor?.isBackwards) return answer
  const rows = cursor.after === null ? answer.total % size || size : size
  const turned = <Row>(list: Row[]) => list.slice(0, rows).toReversed()
  return {
    ...answer,
    sources: turned(answer.sources),
    ...(answer.sorts && { sorts: turned(answer.sorts) }),
    ...(answer.highlights && { highlights: turned(answer.highlights) }),
  }
}

/** The ways on from a page; null where the list ends. */
export function cursorsOf({ sorts = [], total }: EngineAnswer<unknown>, cursor: Cursor | null, window: Window): SearchFurther['cursors'] {
  const [first, last] = [sorts[0], sorts.at(-1)]
  if (!first || !last) return { previous: null, next: null }
  const row = firstRowOf(cursor, window, total, sorts.length)
  const isLast = row + sorts.length > total
  return {
    previous: row === 1 ? null : formatCursor({ after: first, isBackwards: true, row }),
    next: isLast ? null : formatCursor({ after: last, isBackwards: false, row: row + sorts.length }),
  }
}

function firstRowOf(cursor: Cursor | null, { from }: Window, total: number, rows: number): number {
  if (cursor === null) return from + 1
  if (cursor.row === null) return total - rows + 1
  return cursor.isBackwards ? Math.max(1, cursor.row - rows) : cursor.row
}
