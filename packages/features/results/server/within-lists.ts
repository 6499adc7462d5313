import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Filters } from '@rosette/contract-kit/search/search-contract.ts'
import type { ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import type { PreparedQuery } from './run-search.ts'
import type { SearchTarget } from './search-target.ts'

/** The filter that narrows results to lists, beside those of facets: `is.list={contentId}` and `not.list={contentId}` in an address. */
const listFilter = 'list'

export type ListDependencies = {
  releaseId: string
  /** Where lists are read; a call without it is not narrowed by them. */
  resolveContent?: ResolveContent | undefined
}

type Searched = { source: ResultSource; target: SearchTarget }

/** Moves the filter by lists into the query, so that facets and counts are of the same rows. The other filters stay. */
export async function withinLists<
  Narrowed extends Pick<PreparedQuery, 'query' | 'isWhole'>,
  Wanted extends { filters?: Filters | undefined },
>(
  dependencies: ListDependencies,
  { source, target }: Searched,
  prepared: Narrowed,
  wanted: Wanted,
): Promise<{ prepared: Narrowed; wanted: Wanted }> {
  const choice = wanted.filters?.[listFilter]
  if (choice === undefined) return { prepared, wanted }
  const { include = [], exclude = [], from, to } = choice
  if (from !== undefined || to !== undefined) throw new Problem('invalid_request', `filters: ${listFilter} is narrowed by its values.`)
  const [wantedKeys, otherKeys] = await Promise.all([unionOf(dependencies, source, include), unionOf(dependencies, source, exclude)])
  const { key } = target.definition
  const bool = {
    must: [prepared.query],
    ...(include.length > 0 && { filter: [valueClause(key, wantedKeys)] }),
    ...(otherKeys.length > 0 && { must_not: [valueClause(key, otherKeys)] }),
  }
  const { [listFilter]: _, ...filters } = wanted.filters ?? {}
  return { prepared: { ...prepared, query: { bool }, isWhole: false }, wanted: { ...wanted, filters } }
}

async function unionOf(
  { resolveContent, releaseId }: ListDependencies,
  source: ResultSource,
  contentIds: readonly string[],
): Promise<readonly number[]> {
  if (contentIds.length === 0) return []
  if (!resolveContent) throw new Problem('invalid_request', 'filters: this call is not narrowed by lists.')
  const lists = await Promise.all(contentIds.map((id) => resolveContent(id, releaseId)))
  for (const { kind } of lists) expectKind(source, kind)
  // The keys of one list differ already.
  return lists.length === 1 && lists[0] ? lists[0].keys : [...new Set(lists.flatMap(({ keys }) => keys))]
}

/** Rows of a listing have numbers of their own, which are not keys of records. */
function expectKind(source: ResultSource, kind: string): void {
  if ('listing' in source)
    throw new Problem('invalid_request', `filters: the rows of ${source.listing} are not records, so no list has them.`)
  if (source.kind !== kind)
    throw new Problem('invalid_request', `filters: this is a list of the kind ${kind}, and the results are of the kind ${source.kind}.`)
}
