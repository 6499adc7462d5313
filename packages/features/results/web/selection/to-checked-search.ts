import type { SavedSearch } from '../../contract/saved-search.ts'
import type { Selection } from './selection.ts'

/** The rows of a search that are ticked, as a search of its own (RESULTS-041). */
export function toCheckedSearch(search: SavedSearch, selection: Selection): SavedSearch {
  if (!selection.isAll) return { ...search, only: [...selection.rows.keys()] }
  return selection.except.size === 0 ? search : { ...search, except: [...selection.except.keys()] }
}
