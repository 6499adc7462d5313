import { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { recordSearch } from './browser-history.ts'

/** Keeps a search whose results were shown, as the JSON of a saved search: the page of results has no byte to spare. */
export function noteSearch(written: string, total: number): void {
  recordSearch(SavedSearch.parse(JSON.parse(written)), total)
}
