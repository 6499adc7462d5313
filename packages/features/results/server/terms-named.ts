import type { CallOptions, Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { anyOf } from '@rosette/search-engine/query/define-clauses.ts'
import { searchBody } from '@rosette/search-engine/query/search-body.ts'
import { textClause } from '@rosette/search-engine/query/text-clause.ts'
import { searchTarget } from './search-target.ts'

export type TermNeeds = { engine: Pick<Engine, 'search'>; indexPrefix: string; releaseId: string }

// The engine returns no more documents at once.
const batch = 10_000

type Term = { gopoId: string | null }

/**
 * Ids of all ontology terms whose name contains the text and that loci are annotated to, or to a term below: decision 0036. They are read
 * without a point in time, because the index of a release does not change.
 */
export async function termsNamed({ engine, indexPrefix, releaseId }: TermNeeds, text: string, call: CallOptions = {}): Promise<string[]> {
  const { index, definition } = searchTarget({ kind: 'keyword' }, indexPrefix, releaseId)
  const query = { bool: { filter: [textClause(definition, 'kwName', 'contains', text), hasLoci] } }
  const body = searchBody(definition, { query, isRanked: false, window: { from: 0, size: batch } })
  const byKey = { sort: [{ [definition.key]: 'asc' }], _source: ['gopoId'] }
  const ids: string[] = []
  for (let after: object = {}, isMore = true; isMore; ) {
    const { sources, sorts } = await engine.search<Term>(index, { ...body, ...byKey, ...after }, { ...call, hasSorts: true })
    ids.push(...sources.flatMap(({ gopoId }) => gopoId ?? []))
    isMore = sources.length === batch
    after = { search_after: sorts?.at(-1) }
  }
  return ids
}

/** Terms that cannot find a locus: most of an ontology. */
export const hasLoci = anyOf(['lociCount', 'childLociCount'].map((field) => ({ range: { [field]: { gt: 0 } } })))
