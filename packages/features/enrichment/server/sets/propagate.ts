import { setImmediate } from 'node:timers/promises'
import type { SetTerm, TermSets, TermSetsLeftOut } from '@rosette/release-kit/term-sets.ts'
import { increase, lengthOf, type PlaceLists, placesOf, toPlaceLists, turnAround } from './place-lists.ts'

/** Terms with all genes that have them or a term below; genes and terms by their places. */
export type PropagatedSets = {
  terms: readonly SetTerm[]
  /** All terms above each, nearest first. */
  above: PlaceLists
  /** The terms directly below each. */
  children: PlaceLists
  genesOf: PlaceLists
  termsOf: PlaceLists
  /** The terms that a gene was annotated to, before those above. */
  directTermsOf: PlaceLists
  leftOut: TermSetsLeftOut & { otherEvidence: number }
}

/** Genes after which other requests get their turn: propagating a genome takes some tenths of a second. */
const genesAtOnce = 2000

/**
 * What is said of a term holds for every term above it. `placeOf` tells the place of a locus among `geneCount` genes; others do not count.
 * Only terms that some gene has are kept.
 */
export async function propagate(
  sets: TermSets,
  {
    geneCount,
    placeOf,
    evidences,
  }: { geneCount: number; placeOf(locusId: number): number | undefined; evidences: ReadonlySet<string> | null },
): Promise<PropagatedSets> {
  const genes: number[] = []
  const direct: number[] = []
  let otherEvidence = 0
  for (const { term, locusId, evidence } of sets.members) {
    const gene = placeOf(locusId)
    if (gene === undefined) continue
    if (evidences !== null && !evidences.has(evidence ?? 'not_stated')) otherEvidence += 1
    else {
      genes.push(gene)
      direct.push(term)
    }
  }
  const parents = toPlaceLists(
    sets.terms.length,
    sets.edges.map(([child]) => child),
    sets.edges.map(([, parent]) => parent),
  )
  const kept = keepUsed(sets.terms.length, new Set(direct), parents)
  const terms = kept.old.flatMap((place) => sets.terms[place] ?? [])
  const directTermsOf = toPlaceLists(geneCount, genes, kept.renamed(direct))
  const termsOf = await unite(directTermsOf, kept.above)
  const usedEdges = sets.edges.filter(([child]) => kept.has(child))
  return {
    terms,
    above: kept.above,
    termsOf,
    directTermsOf,
    genesOf: turnAround(termsOf, terms.length),
    children: toPlaceLists(
      terms.length,
      kept.renamed(usedEdges.map(([, parent]) => parent)),
      kept.renamed(usedEdges.map(([child]) => child)),
    ),
    leftOut: { ...sets.leftOut, otherEvidence },
  }
}

/** The terms with genes and all above them, with new places in their old order. */
function keepUsed(termCount: number, direct: ReadonlySet<number>, parents: PlaceLists) {
  const isUsed = new Uint8Array(termCount)
  const used = [...direct]
  for (const term of used) isUsed[term] = 1
  for (const term of used) {
    for (const parent of placesOf(parents, term)) {
      if (isUsed[parent] === 1) continue
      isUsed[parent] = 1
      used.push(parent)
    }
  }
  const old = used.sort((one, other) => one - other)
  const placeOf = new Int32Array(termCount).fill(-1)
  for (const [place, term] of old.entries()) placeOf[term] = place
  const { starts, places } = termsAbove(old, parents)
  return {
    old,
    renamed: (terms: readonly number[]) => terms.map((term) => placeOf[term] ?? -1),
    has: (term: number) => isUsed[term] === 1,
    above: { starts, places: places.map((term) => placeOf[term] ?? -1) },
  }
}

/** Step by step upwards from each; each term once and never itself, so that a circle ends. */
function termsAbove(terms: readonly number[], parents: PlaceLists): PlaceLists {
  const starts = new Int32Array(terms.length + 1)
  const lastBelow = new Int32Array(lengthOf(parents)).fill(-1)
  const found: number[] = []
  for (const [at, term] of terms.entries()) {
    lastBelow[term] = term
    const take = (parent: number) => {
      if (lastBelow[parent] === term) return
      lastBelow[parent] = term
      found.push(parent)
    }
    let next = found.length
    placesOf(parents, term).forEach(take)
    for (; next < found.length; next++) placesOf(parents, found[next] ?? 0).forEach(take)
    starts[at + 1] = found.length
  }
  return { starts, places: new Int32Array(found) }
}

/** All terms of each gene: its own and those above, each once. */
async function unite(directTermsOf: PlaceLists, above: PlaceLists): Promise<PlaceLists> {
  const geneCount = directTermsOf.starts.length - 1
  const starts = new Int32Array(geneCount + 1)
  const lastGene = new Int32Array(above.starts.length).fill(-1)
  const all: number[] = []
  for (let gene = 0; gene < geneCount; gene++) {
    const take = (term: number) => {
      if (lastGene[term] === gene) return
      lastGene[term] = gene
      all.push(term)
      increase(starts, gene + 1)
    }
    for (const term of placesOf(directTermsOf, gene)) {
      take(term)
      for (const higher of placesOf(above, term)) take(higher)
    }
    increase(starts, gene + 1, starts[gene])
    if (gene % genesAtOnce === genesAtOnce - 1) await setImmediate()
  }
  return { starts, places: new Int32Array(all) }
}
