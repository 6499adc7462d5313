import { saveSearch } from '@rosette/ui-kit/results/download-search.ts'
import { formatResultsPath, type ResultsQuery } from './results-query.ts'
import { toSavedSearch } from './use-search.ts'
import type { SearchRequest } from './use-search-request.ts'

/** Mail programs and proxies cut off longer addresses. */
const longestPath = 2000

/** An address of this view that works for others: a search stored in this browser is written into it, or saved on the server. */
export async function sharePath(query: ResultsQuery, reference: SearchRequest): Promise<string> {
  if ('savedId' in query.reference) return formatResultsPath(query)
  const path = formatResultsPath({ ...query, reference })
  if (path.length <= longestPath) return path
  const savedId = await saveSearch(toSavedSearch({ category: query.category, filters: {}, sort: null }, reference))
  return formatResultsPath({ ...query, reference: { savedId } })
}
