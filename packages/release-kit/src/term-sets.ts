import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** Loads the sets of loci that terms stand for. What is said of a term holds for the terms above it, which the reader works out. */
export type TermSetsLoader = (db: ReleaseDb) => Promise<TermSets>

export type TermSets = {
  /** Terms that may be tested: no roots, which every gene has, and none that are obsolete. */
  terms: readonly SetTerm[]
  /** From a term to one above it, both as places in `terms`. */
  edges: readonly (readonly [child: number, parent: number])[]
  /** Which locus has which term, by what evidence; of loci in any state. */
  members: readonly TermMember[]
  /** Members as people name them, which are understood as the ids of a list are. */
  named?: readonly { term: number; name: string }[]
  /** Annotations that do not count, and why. */
  leftOut: TermSetsLeftOut
}

export type SetTerm = {
  /** What people know it by: GO:0009908, IPR002100, a family's name. */
  id: string
  name: string
  /** Key of its record of the kind that gives the sets; null if it has none. */
  key: number | null
}

export type TermMember = { term: number; locusId: number; evidence: string | null }

/** `noData`: states that nothing is known. */
export type TermSetsLeftOut = { negated: number; noData: number; root: number; obsolete: number }

export const nothingLeftOut: TermSetsLeftOut = { negated: 0, noData: 0, root: 0, obsolete: 0 }

/** Loads the loci of a set that a list can be compared with. */
export type GeneSetLoader = (db: ReleaseDb) => Promise<number[]>

/** Sets without a graph: rows of a term and a locus. */
export function flatTermSets(rows: readonly (SetTerm & { locusId: number })[]): TermSets {
  const placeOf = new Map<string, number>()
  const terms: SetTerm[] = []
  const members = rows.map(({ id, name, key, locusId }) => {
    const term = placeOf.get(id) ?? terms.push({ id, name, key }) - 1
    placeOf.set(id, term)
    return { term, locusId, evidence: null }
  })
  return { terms, edges: [], members, leftOut: nothingLeftOut }
}
