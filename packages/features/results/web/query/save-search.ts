import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { type SavedSearch, SavedSearchAnswer } from '../../contract/saved-search.ts'
import { formatResultsPath, type ResultsQuery } from './results-query.ts'
import type { Asked } from './use-asked.ts'
import { toSavedSearch } from './use-search.ts'

/** Saves a search on the server; the same search has the same id. */
export async function saveSearch(search: SavedSearch): Promise<string> {
  const { id } = await fetchJson(SavedSearchAnswer, { path: 'searches', body: search })
  return id
}

/** Mail programs and proxies cut off longer addresses. */
const longestPath = 2000

/** An address of this view that works for others: a search stored in this browser is written into it, or saved on the server. */
export async function sharePath(query: ResultsQuery, asked: Asked): Promise<string> {
  if ('savedId' in query.asked) return formatResultsPath(query)
  const path = formatResultsPath({ ...query, asked })
  if (path.length <= longestPath) return path
  const savedId = await saveSearch(toSavedSearch({ category: query.category, filters: {}, sort: null }, asked))
  return formatResultsPath({ ...query, asked: { savedId } })
}
