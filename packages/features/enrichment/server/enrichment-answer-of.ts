import { mapInTurns } from '@rosette/release-kit/take-turns.ts'
import {
  type EnrichedGene,
  type EnrichedTerm,
  type EnrichmentAnswer,
  listedLeftOut,
  maxTerms,
  type SourceAnswers,
  shownGenes,
} from '../contract/enrichment-answer.ts'
import { type TermSourceName, termSources } from '../contract/term-sources.ts'
import { describeMethod, describeMethods, type MethodFacts } from './describe-method.ts'
import { type Enrichment, expectedOf, foundGenes, type ScoredTerm } from './run-enrichment.ts'
import type { Genes } from './sets/load-genes.ts'
import { nearestAmong } from './terms/nearest-above.ts'

export type AnswerFacts = { releaseId: string; hasOwnBackground: boolean }

/** What a call is answered: of one source its answer, of several those of each. */
export async function answersOf(enrichments: readonly Enrichment[], facts: AnswerFacts): Promise<EnrichmentAnswer | SourceAnswers> {
  const sources: EnrichmentAnswer[] = []
  for (const enrichment of enrichments) sources.push(await enrichmentAnswerOf(enrichment, facts))
  const [first, ...others] = sources
  if (first && others.length === 0) return first
  return { sources, tests: sources.reduce((sum, { tests }) => sum + tests, 0), method: methodOf(enrichments, facts) }
}

/** What a methods section says of one source or of several. */
export function methodOf(enrichments: readonly Enrichment[], facts: AnswerFacts): string {
  const missing = enrichments.filter(hasNothingToCompare).map(({ settings }) => noAnnotations(settings.source, facts))
  const tested = enrichments.filter((enrichment) => !hasNothingToCompare(enrichment)).map((each) => methodFactsOf(each, facts))
  const [first, ...others] = tested
  return [...(first ? [others.length === 0 ? describeMethod(first) : describeMethods(tested)] : []), ...missing].join(' ')
}

function noAnnotations(source: TermSourceName, { releaseId }: AnswerFacts): string {
  return `Nothing was tested: release ${releaseId} has no annotations of ${termSources[source].terms}.`
}

export function methodFactsOf({ settings, list, sides, terms }: Enrichment, facts: AnswerFacts): MethodFacts {
  return {
    ...facts,
    settings,
    genes: list.indices.length,
    counted: sides.list.length,
    background: sides.background.length,
    tests: terms.length,
  }
}

/** Some milliseconds at a time, as it was tested: with many significant terms it takes a tenth of a second. */
export async function enrichmentAnswerOf(enrichment: Enrichment, facts: AnswerFacts): Promise<EnrichmentAnswer> {
  const { terms } = enrichment
  const over = terms.filter(({ isSignificant }) => isSignificant)
  const under = terms.filter(({ isUnder }) => isUnder).sort((one, other) => one.lnUnderP - other.lnUnderP || one.term - other.term)
  return {
    ...summaryOf(enrichment, facts),
    terms: await toRows(enrichment, over.slice(0, maxTerms), ({ lnP, lnQ, lnElimP }) => ({ lnP, lnQ, lnElimP })),
    under: {
      significant: under.length,
      terms: await toRows(enrichment, under.slice(0, maxTerms), ({ lnUnderP, lnUnderQ }) => ({
        lnP: lnUnderP,
        lnQ: lnUnderQ,
        lnElimP: null,
      })),
    },
    warnings: warningsOf(enrichment),
  }
}

/** The answer without its terms: counts, what was left out, and the method. */
export function summaryOf(
  enrichment: Enrichment,
  { releaseId, hasOwnBackground }: AnswerFacts,
): Omit<EnrichmentAnswer, 'terms' | 'under' | 'warnings'> {
  const { genes, sets, list, settings, sides, terms } = enrichment
  const over = terms.filter(({ isSignificant }) => isSignificant)
  const { length: counted } = sides.list
  return {
    releaseId,
    settings,
    hasOwnBackground,
    list: {
      given: list.given,
      notMatched: { count: list.notMatched.length, ids: list.notMatched.slice(0, listedLeftOut) },
      genes: list.indices.length,
      counted,
      outside: leftOut(genes, sides.outside),
      withoutAnnotation: leftOut(genes, sides.withoutAnnotation),
    },
    background: { genes: (enrichment.background ?? sides.background).length, counted: sides.background.length },
    tests: terms.length,
    significant: over.length,
    shown: over.filter(({ foldedInto }) => foldedInto === null).length,
    annotationsLeftOut: sets.leftOut,
    method: methodOf([enrichment], { releaseId, hasOwnBackground }),
  }
}

function leftOut({ genes }: Genes, indices: Int32Array): EnrichmentAnswer['list']['outside'] {
  return { count: indices.length, genes: genesAt(genes, indices.subarray(0, listedLeftOut)) }
}

export function genesAt(genes: readonly EnrichedGene[], indices: Iterable<number>): EnrichedGene[] {
  return Array.from(indices).flatMap((index) => genes[index] ?? [])
}

type Chances = { lnP: number; lnQ: number; lnElimP: number | null }

function toRows(enrichment: Enrichment, rows: readonly ScoredTerm[], chancesOf: (row: ScoredTerm) => Chances): Promise<EnrichedTerm[]> {
  const { genes, sets } = enrichment
  const parentsOf = nearestAmong(
    rows.map(({ term }) => term),
    sets.above,
  )
  const idOf = (term: number) => sets.terms[term]?.id ?? ''
  return mapInTurns(rows, (row) => {
    const { lnP, lnQ, lnElimP } = chancesOf(row)
    const expected = expectedOf(enrichment, row)
    return {
      id: idOf(row.term),
      name: sets.terms[row.term]?.name ?? '',
      key: sets.terms[row.term]?.key ?? null,
      found: row.found,
      withTerm: row.withTerm,
      expected,
      fold: expected === 0 ? 0 : row.found / expected,
      log10P: lnP / Math.LN10,
      log10Q: lnQ / Math.LN10,
      log10ElimP: lnElimP === null ? null : lnElimP / Math.LN10,
      foldedInto: row.foldedInto === null || lnElimP === null ? null : idOf(row.foldedInto),
      parents: parentsOf(row.term).map(idOf),
      genes: genesAt(genes.genes, foundGenes(enrichment, row.term).slice(0, shownGenes)),
    }
  })
}

/** A list must have this many counted genes, and a source this many tests, to tell anything. */
const [enoughGenes, enoughTests] = [5, 20]

/** Whether no gene of the release has any annotation of the source (COVER-009). */
function hasNothingToCompare({ background, sides }: Enrichment): boolean {
  return background === null && sides.background.length === 0
}

function warningsOf(enrichment: Enrichment): EnrichmentAnswer['warnings'] {
  if (hasNothingToCompare(enrichment)) return ['no_annotations']
  const { settings, sets, sides, terms } = enrichment
  const { list, background, outside } = sides
  const isWhole = list.length === background.length
  return [
    ...(outside.length > enrichment.list.indices.length / 2 ? (['mostly_outside'] as const) : []),
    ...(list.length < enoughGenes ? (['few_genes'] as const) : []),
    ...(!isWhole && list.length > background.length / 2 ? (['large_list'] as const) : []),
    ...(terms.length < enoughTests ? (['few_tests'] as const) : []),
    ...(isWhole && list.length > 0 ? (['list_is_background'] as const) : []),
    ...(termSources[settings.source].isOntology && sets.leftOut.negated === 0 ? (['no_negation_told'] as const) : []),
  ]
}
