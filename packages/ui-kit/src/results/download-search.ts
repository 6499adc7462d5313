import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { startDownload } from '@rosette/api-client/start-download.ts'
import { exportPath } from '@rosette/contract-kit/search/export-path.ts'
import { z } from 'zod'
import { formatNumber } from '../text/format-number.ts'

const SavedSearchAnswer = z.object({ id: z.string() })

/** Saves a search on the server; the same search has the same id. */
export async function saveSearch(search: object): Promise<string> {
  const { id } = await fetchJson(SavedSearchAnswer, { path: 'searches', body: search })
  return id
}

/** Downloads the rows of a search: the search is saved on the server, and the browser loads its file (RESULTS-041). */
export async function downloadSearch(category: string, search: object, format: string): Promise<void> {
  await startDownload(exportPath(category, await saveSearch(search), format))
}

/** Why the rows could not be downloaded. */
export function downloadFailure(error: Error): string {
  const problem = error instanceof ApiProblemError ? error : null
  if (problem?.code !== 'too_many_requests') return 'The file could not be created. Your selection is unchanged: try again.'
  // A refusal to save the search says why; one of its file has no body.
  if (problem.said !== null) return problem.said
  const { retryAfter } = problem
  const when = retryAfter === null ? 'a minute' : retryAfter === 1 ? '1 second' : `${formatNumber(retryAfter)} seconds`
  return `Many files are being saved right now. Try again in ${when}.`
}
