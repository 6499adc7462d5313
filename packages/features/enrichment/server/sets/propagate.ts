import { setImmediate } from 'node:timers/promises'
import type { SetTerm, TermSets, TermSetsLeftOut } from '@rosette/release-kit/term-sets.ts'
import { type IndexLists, increase, indicesOf, lengthOf, toIndexLists, turnAround } from './index-lists.ts'

/** Terms with all genes that have them or a term below; genes and terms by their places. */
export type PropagatedSets = {
  terms: readonly SetTerm[]
  /** All terms above each, nearest first. */
  above: IndexLists
  /** The terms directly below each. */
  children: IndexLists
  genesOf: IndexLists
  termsOf: IndexLists
  /** The terms that a gene was annotated to, before those above. */
  directTermsOf: IndexLists
  /** `notMatched`: different names of members that are not a locus. */
  leftOut: TermSetsLeftOut & { otherEvidence: number; notMatched: number }
}

/** Genes after which other requests get their turn: propagating a genome takes some tenths of a second. */
const genesAtOnce = 2000

/**
 * What is said of a term holds for every term above it. `indexOf` tells the place of a locus among `geneCount` genes; others do not count.
 * Only terms that some gene has are kept.
 */
export async function propagate(
  sets: TermSets,
  {
    geneCount,
    indexOf,
    evidences,
  }: { geneCount: number; indexOf(locusId: number): number | undefined; evidences: ReadonlySet<string> | null },
): Promise<PropagatedSets> {
  const genes: number[] = []
  const direct: number[] = []
  let otherEvidence = 0
  for (const { term, locusId, evidence } of sets.members) {
    const gene = indexOf(locusId)
    if (gene === undefined) continue
    if (evidences !== null && !evidences.has(evidence ?? 'not_stated')) otherEvidence += 1
    else {
      genes.push(gene)
      direct.push(term)
    }
  }
  const parents = toIndexLists(
    sets.terms.length,
    sets.edges.map(([child]) => child),
    sets.edges.map(([, parent]) => parent),
  )
  const retained = keepUsed(sets.terms.length, new Set(direct), parents)
  const terms = retained.old.flatMap((index) => sets.terms[index] ?? [])
  const directTermsOf = toIndexLists(geneCount, genes, retained.renamed(direct))
  const termsOf = await unite(directTermsOf, retained.above)
  const usedEdges = sets.edges.filter(([child]) => retained.has(child))
  return {
    terms,
    above: retained.above,
    termsOf,
    directTermsOf,
    genesOf: turnAround(termsOf, terms.length),
    children: toIndexLists(
      terms.length,
      retained.renamed(usedEdges.map(([, parent]) => parent)),
      retained.renamed(usedEdges.map(([child]) => child)),
    ),
    leftOut: { ...sets.leftOut, otherEvidence, notMatched: 0 },
  }
}

/** The terms with genes and all above them, with new places in their old order. */
function keepUsed(termCount: number, direct: ReadonlySet<number>, parents: IndexLists) {
  const isUsed = new Uint8Array(termCount)
  const used = [...direct]
  for (const term of used) isUsed[term] = 1
  for (const term of used) {
    for (const parent of indicesOf(parents, term)) {
      if (isUsed[parent] === 1) continue
      isUsed[parent] = 1
      used.push(parent)
    }
  }
  const old = used.sort((one, other) => one - other)
  const indexOf = new Int32Array(termCount).fill(-1)
  for (const [index, term] of old.entries()) indexOf[term] = index
  const { starts, indices } = termsAbove(old, parents)
  return {
    old,
    renamed: (terms: readonly number[]) => terms.map((term) => indexOf[term] ?? -1),
    has: (term: number) => isUsed[term] === 1,
    above: { starts, indices: indices.map((term) => indexOf[term] ?? -1) },
  }
}

/** Step by step upwards from each; each term once and never itself, so that a circle ends. */
function termsAbove(terms: readonly number[], parents: IndexLists): IndexLists {
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
    indicesOf(parents, term).forEach(take)
    for (; next < found.length; next++) indicesOf(parents, found[next] ?? 0).forEach(take)
    starts[at + 1] = found.length
  }
  return { starts, indices: new Int32Array(found) }
}

/** All terms of each gene: its own and those above, each once. */
async function unite(directTermsOf: IndexLists, above: IndexLists): Promise<IndexLists> {
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
    for (const term of indicesOf(directTermsOf, gene)) {
      take(term)
      for (const higher of indicesOf(above, term)) take(higher)
    }
    increase(starts, gene + 1, starts[gene])
    if (gene % genesAtOnce === genesAtOnce - 1) await setImmediate()
  }
  return { starts, indices: new Int32Array(all) }
}
