import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CallOptions, Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { searchBody } from '@rosette/search-engine/query/search-body.ts'
import { textClause } from '@rosette/search-engine/query/text-clause.ts'
import { searchTarget } from './search-target.ts'

export type TermDependencies = { engine: Pick<Engine, 'search'>; indexPrefix: string; releaseId: string }

/** As many values as the engine counts at once; six times as many as the terms of the official files that loci are annotated to or below. */
export const maxTerms = 65_535

/**
 * Ids of all ontology terms whose name contains the text and that loci are annotated to, or to a term below: decision 0036. They are counted
 * rather than fetched, because reading thousands of documents is slow.
 */
export async function termsNamed(
  { engine, indexPrefix, releaseId }: TermDependencies,
  text: string,
  call: CallOptions = {},
): Promise<string[]> {
  const { index, definition } = searchTarget({ kind: 'keyword' }, indexPrefix, releaseId)
  const query = { bool: { filter: [textClause(definition, 'kwName', 'contains', text), findsLoci] } }
  const sums = { ids: { terms: { field: 'gopoId', size: maxTerms } } }
  const body = searchBody(definition, { query, isRanked: false, window: { from: 0, size: 0 }, sums })
  const { aggregations } = await engine.search(index, body, call)
  // The shape is the engine's own, and the body above asked for it.
  const { ids } = (aggregations as { sums: { ids: { buckets: { key: string }[]; sum_other_doc_count: number } } }).sums
  if (ids.sum_other_doc_count > 0) {
    throw new Problem('invalid_request', `More than ${formatNumber(maxTerms)} terms contain “${text}”. Type more of the name.`)
  }
  return ids.buckets.map(({ key }) => key)
}

/** Excludes terms that cannot find a locus, which are most of an ontology, and those out of use; the count includes the term itself. */
export const findsLoci = {
  bool: { filter: [{ range: { childLociCount: { gt: 0 } } }], must_not: [{ term: { is_obsolete: { value: true } } }] },
}
