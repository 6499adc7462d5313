import { germplasmKind } from '../germplasm/contract/germplasm-kind.ts'
import { locusKind } from '../locus/contract/locus-kind.ts'

/** Every record kind. The server and web registries must have an entry for each, or they do not compile. */
export const kinds = {
  locus: locusKind,
  germplasm: germplasmKind,
} as const

export type KindName = keyof typeof kinds

// Object.keys forgets which names it saw.
export const kindNames = Object.keys(kinds) as [KindName, ...KindName[]]

export function isKindName(text: string): text is KindName {
  return Object.hasOwn(kinds, text)
}

/** The kind whose page lives at `/{path}`, aliases included. */
export function kindOfPath(path: string): KindName | null {
  return kindNames.find((name) => kinds[name].path === path || kinds[name].aliases.some((alias: string) => alias === path)) ?? null
}
