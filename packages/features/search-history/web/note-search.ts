import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { recordSearch } from './browser-history.ts'

/** Keeps a search whose results were shown. */
export function noteSearch(search: SavedSearch, total: number): void {
  recordSearch(search, total)
}
