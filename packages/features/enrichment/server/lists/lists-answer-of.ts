import { maxTerms } from '../../contract/enrichment-answer.ts'
import type { ComparedTerm, ListsEnrichment } from '../../contract/lists-enrichment.ts'
import { oddsOf } from '../../contract/statistics/odds-of.ts'
import { describeLists } from '../describe-method.ts'
import { type AnswerFacts, methodFactsOf } from '../enrichment-answer-of.ts'
import { type Enrichment, expectedOf, type ScoredTerm } from '../run-enrichment.ts'

/** Lists beside one another: terms that are significant in at least one, by the smallest q of any. All have the same background and tests. */
export function listsAnswerOf(of: readonly string[], enrichments: readonly Enrichment[], facts: AnswerFacts): ListsEnrichment | null {
  const [first] = enrichments
  if (!first) return null
  const testsOf = enrichments.map(({ terms }) => new Map(terms.map((row) => [row.term, row])))
  const bestOf = new Map<number, number>()
  for (const { terms } of enrichments)
    for (const { term, lnQ, isSignificant } of terms) if (isSignificant) bestOf.set(term, Math.min(lnQ, bestOf.get(term) ?? 0))
  const inOrder = Array.from(bestOf).sort(([one, q], [other, otherQ]) => q - otherQ || one - other)
  return {
    releaseId: facts.releaseId,
    settings: first.settings,
    hasOwnBackground: facts.hasOwnBackground,
    lists: enrichments.map(({ list, sides, terms }, at) => ({
      id: of[at] ?? '',
      genes: list.indices.length,
      counted: sides.list.length,
      outside: sides.outside.length,
      withoutAnnotation: sides.withoutAnnotation.length,
      notMatched: list.notMatched.length,
      background: sides.background.length,
      tests: terms.length,
      significant: terms.filter(({ isSignificant }) => isSignificant).length,
    })),
    significant: inOrder.length,
    terms: inOrder.slice(0, maxTerms).map(([term]) => {
      const { id = '', name = '', key = null } = first.sets.terms[term] ?? {}
      const cells = enrichments.flatMap((enrichment, at) => {
        const row = testsOf[at]?.get(term)
        return row ? [cellOf(enrichment, row)] : []
      })
      return { id, name, key, withTerm: testsOf[0]?.get(term)?.withTerm ?? 0, cells }
    }),
    method: describeLists(enrichments.map((enrichment) => methodFactsOf(enrichment, facts))),
  }
}

function cellOf(enrichment: Enrichment, row: ScoredTerm): ComparedTerm['cells'][number] {
  const { found, withTerm, lnP, lnQ, isSignificant, foldedInto } = row
  const expected = expectedOf(enrichment, row)
  const { list, background } = enrichment.sides
  return {
    found,
    fold: expected === 0 ? 0 : found / expected,
    odds: oddsOf({ found, withTerm, draws: list.length, total: background.length }),
    log10P: lnP / Math.LN10,
    log10Q: lnQ / Math.LN10,
    isSignificant,
    isFolded: foldedInto !== null,
  }
}
