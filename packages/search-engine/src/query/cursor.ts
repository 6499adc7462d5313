import { Problem } from '@rosette/contract-kit/problem.ts'
import { z } from 'zod'

/** A position in a list of rows: after or before the row with these sort values; without values, the end of the list. */
export type Cursor = {
  after: readonly (string | number | null)[] | null
  /** Whether the rows before the position are read, backwards from it. */
  isBackwards: boolean
  /** Number of the row after the position; null if only the end is known. */
  row: number | null
}

const Written = z.strictObject({
  after: z
    .array(z.union([z.string().max(3000), z.number(), z.null()]))
    .min(1)
    .max(6)
    .nullable(),
  isBackwards: z.boolean(),
  row: z.int().min(1).nullable(),
})

/** The cursor that leads to the last page. */
const last = 'last'

export function formatCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Reads what `formatCursor` wrote, and `last`. A cursor holds nothing but values: a forged one shows other rows of the same search. */
export function parseCursor(text: string): Cursor {
  if (text === last) return { after: null, isBackwards: true, row: null }
  const written = Written.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!written.success) throw new Problem('invalid_request', 'cursor: not a cursor that a search has returned.')
  return written.data
}

export function searchAfter({ after }: Cursor): { search_after?: Cursor['after'] } {
  return after === null ? {} : { search_after: after }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
