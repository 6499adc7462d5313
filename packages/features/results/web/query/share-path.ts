import { saveSearch } from '../files/save-search.ts'
import { formatResultsPath, type ResultsQuery } from './results-query.ts'
import { toSavedSearch } from './to-search.ts'
import type { Asked } from './use-asked.ts'

/** Mail programs and proxies cut off what is much longer. */
const longestPath = 2000

/** An address of this view that works for somebody else: what is kept in this browser is written out, or kept on the server. */
export async function sharePath(query: ResultsQuery, asked: Asked): Promise<string> {
  if ('savedId' in query.asked) return formatResultsPath(query)
  const path = formatResultsPath({ ...query, asked })
  if (path.length <= longestPath) return path
  const savedId = await saveSearch(toSavedSearch({ category: query.category, filters: {}, sort: null }, asked))
  return formatResultsPath({ ...query, asked: { savedId } })
}
