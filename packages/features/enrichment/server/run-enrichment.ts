import { nextTurn } from '@rosette/release-kit/take-turns.ts'
import type { EnrichmentSettings } from '../contract/enrichment-call.ts'
import { countSides, type Sides } from './count-sides.ts'
import { eliminate } from './eliminate.ts'
import { foldTerms } from './fold-terms.ts'
import { countAt, indicesOf } from './sets/index-lists.ts'
import type { Genes } from './sets/load-genes.ts'
import type { PropagatedSets } from './sets/propagate.ts'
import { countGenes, type TestedTerm, testTerms } from './test-terms.ts'

/** A list as genes: places in order, each once, and the ids that are none of them. */
export type ListGenes = { given: number; indices: Int32Array; notMatched: string[] }

/** What is compared, once all of it is in memory. */
export type Comparison = {
  genes: Genes
  sets: PropagatedSets
  list: ListGenes
  /** Null: all annotated genes. */
  background: Int32Array | null
  settings: EnrichmentSettings
}

export type ScoredTerm = TestedTerm & { lnElimP: number; isSignificant: boolean; isUnder: boolean; foldedInto: number | null }

/** The outcome; every tested term, smallest p first. */
export type Enrichment = Comparison & { sides: Sides; listed: ReadonlySet<number>; terms: ScoredTerm[] }

/** Some milliseconds at a time: the tests of all loci take more than a tenth of a second (decision 0075). */
export async function runEnrichment(comparison: Comparison): Promise<Enrichment> {
  const { genes, sets, list, background, settings } = comparison
  const sides = countSides(list.indices, background, {
    isAnnotated: (gene) => countAt(sets.termsOf, gene) > 0,
    geneCount: genes.genes.length,
    countsUnannotated: settings.unannotated === '1',
  })
  await nextTurn()
  const counts = await countGenes(sets.termsOf, sets.terms.length, sides)
  const lnElimPs = await eliminate(sets, counts, sides)
  const lnAlpha = Math.log(settings.alpha)
  const tests = await testTerms(counts, sides, settings)
  await nextTurn()
  const tested = tests.map((each) => ({
    ...each,
    lnElimP: lnElimPs[each.term] ?? 0,
    isSignificant: each.lnQ <= lnAlpha,
    isUnder: each.lnUnderQ <= lnAlpha,
  }))
  const folded = foldTerms(
    tested.filter(({ isSignificant }) => isSignificant),
    sets,
  )
  const terms = tested.map((each) => ({ ...each, foldedInto: folded.get(each.term) ?? null }))
  return {
    ...comparison,
    sides,
    listed: new Set(sides.list),
    terms: terms.sort((one, other) => one.lnP - other.lnP || other.found - one.found || one.term - other.term),
  }
}

/** Places of the counted list genes with a term. */
export function foundGenes({ sets, listed }: Enrichment, term: number): number[] {
  return Array.from(indicesOf(sets.genesOf, term)).filter((gene) => listed.has(gene))
}

/** How many list genes with a term chance would give. */
export function expectedOf({ sides }: Enrichment, { withTerm }: Pick<ScoredTerm, 'withTerm'>): number {
  return (sides.list.length * withTerm) / sides.background.length
}
