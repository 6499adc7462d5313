import type { Search } from '@rosette/api-client/search-query.ts'
import { cardOf, type ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import type { z } from 'zod'
import { resultCategories } from '../../../site/contract/result-categories.ts'
import { parseEverythingQuery } from '../everything/parse-everything-query.ts'
import { parseResultsQuery } from './results-query.ts'
import { toSearch } from './use-search.ts'

export type FirstSearch = { source: ResultSource; hit: z.ZodObject; search: Search }

/** The search of an address of `/results` that says all of it: no filters, nothing kept elsewhere. */
export function findFirstSearch(searchStr: string): FirstSearch | null {
  if (parseEverythingQuery(searchStr)) return null
  const query = parseResultsQuery(searchStr)
  if ('problem' in query || 'key' in query.reference || 'savedId' in query.reference || Object.keys(query.filters).length > 0) return null
  const { source } = resultCategories[query.category]
  return { source, hit: cardOf(source).hit, search: toSearch(query, query.reference) }
}
