import { createHash } from 'node:crypto'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { stableJson } from '@rosette/contract-kit/stable-json.ts'
import { isReleaseId } from '@rosette/database/release-schema.ts'
import { z } from 'zod'

/** What a cursor continues: the list that a call makes of a release for these criteria, which decide what its rows and their order are. */
export type ListScope = {
  call: string
  /** The release that the rows come from. */
  releaseId: string
  /** Every parameter but for those that only say which page is wanted. */
  criteria: Readonly<Record<string, unknown>>
}

/** The page that is wanted: after a cursor, or from a number of rows on. */
export type ListWindow = { cursor?: string | undefined; from: number; size: number }

/** Text of a row that its place in a list is told by. */
export const placeText = z
  .string()
  .max(1000)
  .regex(/^\P{Cc}*$/u)

/**
 * The cursor that goes on after a place. It is not secret, and nobody is let in by it: it only says where the list continues that its
 * reader is answered anyway.
 */
export function formatListCursor(place: unknown, { call, releaseId, criteria }: ListScope): string {
  const written: Written = { call, release: releaseId, criteria: fingerprintsOf(criteria), place }
  const text = Buffer.from(JSON.stringify(written)).toString('base64url')
  return `${fingerprint(text)}${text}`
}

/** The place that a list goes on after; null if the window has no cursor. Refuses what was not made for this list. */
export function readListCursor<Place>({ cursor, from }: ListWindow, scope: ListScope, Place: z.ZodType<Place>): Place | null {
  if (cursor === undefined) return null
  if (from > 0) throw refuse('send it without an offset or the number of a page: it says itself where the list continues.')
  const written = parseWritten(cursor)
  if (written === null) throw refuse('not a cursor that this site has made, or it was changed on the way.')
  if (written.call !== scope.call) throw refuse('it continues another call.')
  const other = differentName(written.criteria, fingerprintsOf(scope.criteria))
  if (other !== null) throw refuse(`it continues a list with another ${other}. Send it with the parameters of the first page.`)
  if (written.release !== scope.releaseId) throw new Problem('conflict', describeConflict(written.release, scope.releaseId))
  const place = Place.safeParse(written.place)
  if (!place.success) throw refuse('it has no place of this list.')
  return place.data
}

export function refuse(why: string): Problem {
  return new Problem('invalid_request', `cursor: ${why}`, { issues: [{ path: 'querystring.cursor', message: why }] })
}

const fingerprintLength = 10

const Written = z.strictObject({
  call: z.string().max(60),
  release: z.string().refine(isReleaseId),
  criteria: z.record(z.string().max(60), z.string().length(fingerprintLength)),
  place: z.unknown(),
})
type Written = z.infer<typeof Written>

function parseWritten(cursor: string): Written | null {
  const text = cursor.slice(fingerprintLength)
  if (fingerprint(text) !== cursor.slice(0, fingerprintLength)) return null
  try {
    return Written.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

/** One for each parameter, so that a refusal can name the one that differs. A list of ids may be long. */
function fingerprintsOf(criteria: ListScope['criteria']): Record<string, string> {
  const given = Object.entries(criteria).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, fingerprint(stableJson(value))]))
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, fingerprintLength)
}

function differentName(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string | null {
  const names = [...new Set([...Object.keys(other), ...Object.keys(one)])]
  return names.find((name) => one[name] !== other[name]) ?? null
}

function describeConflict(made: string, answering: string): string {
  return `This cursor continues a list of release ${made}, and ${answering} answers. Begin again without it, or send the header Rosette-Release: ${made} as long as that release is held.`
}
