import { mostGraphTerms, type TermGraph } from '../../contract/term-graph.ts'
import { type Enrichment, foundGenes } from '../run-enrichment.ts'
import { countAt, indicesOf } from '../sets/index-lists.ts'
import { joinTerms } from './join-terms.ts'

/** The best shown terms and what joins them. */
export function termGraphOf(enrichment: Enrichment): TermGraph {
  const { sets, sides, terms: tested } = enrichment
  const shown = tested.filter(({ isSignificant, foldedInto }) => isSignificant && foldedInto === null)
  const { taken, nearest } = joinTerms(
    shown.map(({ term }) => term),
    sets.above,
    mostGraphTerms,
  )
  const testOf = new Map(tested.map((each) => [each.term, each]))
  const isShown = new Set(shown.map(({ term }) => term))
  const inBackground = new Set(sides.background)
  const idOf = (term: number) => sets.terms[term]?.id ?? ''
  // Broader terms first, as they are drawn.
  const rendered = Array.from(nearest.keys()).sort((one, other) => countAt(sets.above, one) - countAt(sets.above, other) || one - other)
  return {
    terms: rendered.map((term) => {
      const test = testOf.get(term)
      return {
        id: idOf(term),
        name: sets.terms[term]?.name ?? '',
        found: test?.found ?? foundGenes(enrichment, term).length,
        // Terms that are too small or too large for a test have genes all the same.
        withTerm: test?.withTerm ?? countGenes(enrichment, term, inBackground),
        log10Q: test ? test.lnQ / Math.LN10 : null,
        isSignificant: test?.isSignificant ?? false,
        isJoint: !isShown.has(term),
        parents: (nearest.get(term) ?? []).map(idOf),
      }
    }),
    left: shown.length - taken,
  }
}

function countGenes({ sets: { genesOf } }: Enrichment, term: number, among: ReadonlySet<number>): number {
  return indicesOf(genesOf, term).reduce((count, gene) => count + (among.has(gene) ? 1 : 0), 0)
}
