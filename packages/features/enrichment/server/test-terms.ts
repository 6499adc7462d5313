import { eachInTurns, mapInTurns } from '@rosette/release-kit/take-turns.ts'
import { type Correction, correctPValues } from '../contract/statistics/correct-p-values.ts'
import { lnLowerTail, lnUpperTail } from '../contract/statistics/ln-upper-tail.ts'
import { type IndexLists, increase } from './sets/index-lists.ts'

/** Sides of a comparison: which genes are counted, by their places. All list genes are background genes. */
export type CountedGenes = { list: Int32Array; background: Int32Array }

/** How many background and list genes each term has. */
export type TermCounts = { withTerm: Int32Array; found: Int32Array }

export async function countGenes(termsOf: IndexLists, termCount: number, { list, background }: CountedGenes): Promise<TermCounts> {
  const withTerm = await countOf(termsOf, termCount, background)
  // As many are the same ones, each once.
  return { withTerm, found: list.length === background.length ? withTerm : await countOf(termsOf, termCount, list) }
}

/** A genome has more than half a million pairs: a loop over them takes little more than half as long as a view of each gene's. */
async function countOf({ starts, indices }: IndexLists, termCount: number, genes: Int32Array): Promise<Int32Array> {
  const counts = new Int32Array(termCount)
  await eachInTurns(genes, (gene) => {
    const end = starts[gene + 1] ?? 0
    for (let at = starts[gene] ?? 0; at < end; at++) increase(counts, indices[at] ?? 0)
  })
  return counts
}

export type TestedTerm = { term: number; found: number; withTerm: number; lnP: number; lnQ: number; lnUnderP: number; lnUnderQ: number }

/** Every term of a testable size, whatever the list has of it: tests are chosen before the list is looked at. */
export async function testTerms(
  { withTerm, found }: TermCounts,
  { list, background }: CountedGenes,
  { min, max, correction }: { min: number; max: number; correction: Correction },
): Promise<TestedTerm[]> {
  const terms: number[] = []
  for (const [term, count] of withTerm.entries()) if (count >= min && count <= max) terms.push(term)
  const draws = terms.map((term) => ({
    found: found[term] ?? 0,
    withTerm: withTerm[term] ?? 0,
    draws: list.length,
    total: background.length,
  }))
  const lnPs = Float64Array.from(await mapInTurns(draws, lnUpperTail))
  const lnUnderPs = Float64Array.from(await mapInTurns(draws, lnLowerTail))
  const [lnQs, lnUnderQs] = [correctPValues(lnPs, correction), correctPValues(lnUnderPs, correction)]
  return terms.map((term, at) => ({
    term,
    found: found[term] ?? 0,
    withTerm: withTerm[term] ?? 0,
    lnP: lnPs[at] ?? 0,
    lnQ: lnQs[at] ?? 0,
    lnUnderP: lnUnderPs[at] ?? 0,
    lnUnderQ: lnUnderQs[at] ?? 0,
  }))
}
