import { type GeneralSearchRequest, maxSearchRows, type SearchAnswer } from '@rosette/contract-kit/search-contract.ts'
import type { KindName } from '@rosette/kinds/registry/contract.ts'
import { generalQuery, type Window } from '@rosette/search-engine/general-query.ts'
import type { IndexDefinition } from '@rosette/search-engine/index-definition.ts'
import type { CallOptions, Engine } from '@rosette/search-engine/open-engine.ts'
import type { GeneralSearchHit } from '../contract/general-search-answer.ts'
import { searchedKindOf } from '../contract/searched-kind.ts'

export type GeneralSearchNeeds = {
  engine: Pick<Engine, 'search'>
  /** Where the records of a kind are searched, in that release. */
  indexOf(kind: KindName, releaseId: string): SearchedIndex
}

export type SearchedIndex = { name: string; definition: IndexDefinition }

const firstPageSize = 25

/** Finds the records of a category by name, id or words, in one release. */
export async function generalSearch(
  { engine, indexOf }: GeneralSearchNeeds,
  releaseId: string,
  request: GeneralSearchRequest,
  options: CallOptions = {},
): Promise<SearchAnswer<GeneralSearchHit>> {
  const index = indexOf(searchedKindOf(request.category).name, releaseId)
  const body = generalQuery(index.definition, request.searchText, windowOf(request))
  const { sources, total } = await engine.search<GeneralSearchHit>(index.name, body, options)
  return { docs: sources, total, error: null }
}

/** API-041: no more than `rowsLimit` rows, none when only the count is asked for; pages are cut out of those rows. */
export function windowOf({ rowsLimit = maxSearchRows, matchCount = false, page, pageSize }: GeneralSearchRequest): Window {
  if (matchCount) return { from: 0, size: 0 }
  if (page === undefined && pageSize === undefined) return { from: 0, size: rowsLimit }
  const rows = pageSize ?? firstPageSize
  const from = ((page ?? 1) - 1) * rows
  const size = Math.min(rows, rowsLimit - from)
  return size > 0 ? { from, size } : { from: 0, size: 0 }
}
