import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { startDownload } from '@rosette/api-client/start-download.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type ExportFormat, exportPath } from '../../contract/export-format.ts'
import { findResultCategory } from '../../contract/result-categories.ts'
import { type SavedSearch, SavedSearchAnswer } from '../../contract/saved-search.ts'
import { formatResultsPath, type ResultsQuery } from './results-query.ts'
import type { Asked } from './use-asked.ts'
import { toSavedSearch } from './use-search.ts'

/**
 * Downloads the rows of a search: the search is saved on the server, and the browser loads its file (RESULTS-041). Returns what
 * went wrong, or null. An unknown category is only logged (RESULTS-040).
 */
export async function saveResults(category: string, search: SavedSearch, format: ExportFormat): Promise<string | null> {
  const known = findResultCategory(category)
  if (known === null) {
    console.error('Unknown category', category)
    return null
  }
  try {
    await startDownload(exportPath(known, await saveSearch(search), format))
    return null
  } catch (error) {
    return sentenceOf(error)
  }
}

function sentenceOf(error: unknown): string {
  const problem = error instanceof ApiProblemError ? error : null
  if (problem?.code !== 'too_many_requests') return 'The file could not be made. Your selection is kept: try again.'
  // A refusal to save the search says why; one of its file has no body.
  if (problem.said !== null) return problem.said
  const { retryAfter } = problem
  const when = retryAfter === null ? 'a minute' : retryAfter === 1 ? '1 second' : `${formatNumber(retryAfter)} seconds`
  return `Many files are being saved right now. Try again in ${when}.`
}

/** Saves a search on the server; the same search has the same id. */
async function saveSearch(search: SavedSearch): Promise<string> {
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
