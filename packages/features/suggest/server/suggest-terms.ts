import { maxSuggestions, type Suggestion } from '@rosette/contract-kit/search/suggestion.ts'
import { TermSuggestion } from '@rosette/contract-kit/search/term-suggestion.ts'
import { parseTermId } from '@rosette/contract-kit/vocabulary/term-id.ts'
import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import { valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { searchBody } from '@rosette/search-engine/query/search-body.ts'
import { textClause } from '@rosette/search-engine/query/text-clause.ts'
import { searchTarget } from '../../results/server/search-target.ts'
import { findsLoci, type TermDependencies } from '../../results/server/terms-named.ts'

type Term = { kwId: number; gopoId: string | null; kwName: string; kwCategory: string }

/** ONTO-010: terms that find loci, by id, beginning of the name, words of the name or a synonym, in this order; the broadest first. */
export async function suggestTerms(dependencies: TermDependencies, text: string, call: CallOptions): Promise<TermSuggestion[]> {
  const terms = await findTerms(dependencies, text, call, ofLoci)
  return terms.flatMap(
    ({ gopoId, kwName, kwCategory }) => TermSuggestion.safeParse({ id: gopoId, name: kwName, category: kwCategory }).data ?? [],
  )
}

/** GENERAL-030: the same as records of the search box. */
export async function suggestKeywords(dependencies: TermDependencies, text: string, call: CallOptions): Promise<Suggestion[]> {
  const terms = await findTerms(dependencies, text, call, ofLoci)
  return terms.map(({ kwId, kwName }) => ({
    record: { kind: 'keyword', key: kwId, label: kwName },
    name: kwName,
    by: 'name',
    isExact: false,
  }))
}

const ofLoci = { filter: findsLoci, size: maxSuggestions }

/** Terms that pass a filter, by id, beginning of the name, words of the name or a synonym, in this order; the broadest first. */
export async function findTerms(
  { engine, indexPrefix, releaseId }: TermDependencies,
  text: string,
  call: CallOptions,
  { filter: passing, size }: { filter: object; size: number },
): Promise<Term[]> {
  const { index, definition } = searchTarget({ kind: 'keyword' }, indexPrefix, releaseId)
  const tiers = [
    valueClause('gopoId', parseTermId(text) ?? text),
    valueClause('kwName', text),
    textClause(definition, 'kwName', 'starts_with', text),
    textClause(definition, 'gopoId', 'starts_with', text),
    textClause(definition, 'kwName', 'contains', text),
    textClause(definition, 'synonyms', 'contains', text),
  ]
  const queries = tiers.map((filter, at) => ({ constant_score: { filter, boost: tiers.length - at } }))
  const query = { bool: { filter: [passing], must: [{ dis_max: { queries } }] } }
  const body = searchBody(definition, { query, isRanked: true, window: { from: 0, size } })
  const sort = [{ _score: 'desc' }, { childLociCount: 'desc' }, { [definition.key]: 'asc' }]
  const { sources } = await engine.search<Term>(index, { ...body, sort }, call)
  return sources
}
