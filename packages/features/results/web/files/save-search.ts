import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { type SavedSearch, SavedSearchAnswer } from '../../contract/saved-search.ts'

/** Keeps a search on the server; the same search has the same id. */
export async function saveSearch(search: SavedSearch): Promise<string> {
  const { id } = await fetchJson(SavedSearchAnswer, { path: 'searches', body: search })
  return id
}
