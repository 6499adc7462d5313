import { createHash } from 'node:crypto'

/** The first 132 bits of the hash of a search: the same search has the same id, in whatever order its fields were written. */
export function savedSearchId(search: object): string {
  return createHash('sha256').update(canonicalJson(search)).digest('base64url').slice(0, 22)
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner) => (isObject(inner) ? sortedByName(inner) : inner))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortedByName(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
