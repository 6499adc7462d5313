import type { z } from 'zod'
import * as registered from './kinds.ts'

/** Every record kind. The server and web registries must have an entry for each, or they do not compile. */
export const kinds = { ...registered }

export type KindName = keyof typeof kinds

/** A record as the contract of its kind describes it. */
export type RecordOf<K extends KindName> = z.output<Awaited<ReturnType<(typeof kinds)[K]['record']>>>

// Object.keys forgets which names it saw.
export const kindNames = Object.keys(kinds).sort() as [KindName, ...KindName[]]

export function isKindName(text: string): text is KindName {
  return Object.hasOwn(kinds, text)
}

/** The kind whose page lives at `/{path}`, aliases included. */
export function kindOfPath(path: string): KindName | null {
  return kindNames.find((name) => kinds[name].path === path || kinds[name].aliases.some((alias: string) => alias === path)) ?? null
}
