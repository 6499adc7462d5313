import { Problem } from '@rosette/contract-kit/problem.ts'
import { z } from 'zod'

/** A place in a list of rows: after or before a row with these sort values; without values, the end of the list. */
export type Cursor = {
  after: readonly (string | number | null)[] | null
  /** Rows before the place, read from there backwards. */
  isBackwards: boolean
  /** Number of the row behind the place; null where only the end is known. */
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

/** What a visitor sends as the way to the last page. */
const last = 'last'

export function formatCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Reads what `formatCursor` wrote, and `last`. It is only ever values: whoever makes one up sees other rows of the same search. */
export function parseCursor(text: string): Cursor {
  if (text === last) return { after: null, isBackwards: true, row: null }
  const written = Written.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!written.success) throw new Problem('invalid_request', 'cursor: this is none that a search has answered with.')
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
