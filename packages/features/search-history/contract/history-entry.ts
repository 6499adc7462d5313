import { z } from 'zod'
import { SavedSearch } from '../../list-contents/contract/saved-search.ts'

/** How many searches are kept; the oldest go first. */
export const maxHistory = 100

/** A longer search, such as one with a pasted list of thousands of ids, is not kept: a hundred of them would fill the storage of a browser. */
export const maxEntryLength = 20_000

/** A search that somebody made, what it found, and when. */
export const HistoryEntry = z
  .strictObject({
    search: SavedSearch,
    total: z.int().min(0),
    at: z.iso.datetime(),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** What makes two searches the same: everything but the order of their rows. */
export function searchedOf({ category, searchText, searchTerms, filters }: SavedSearch): SavedSearch {
  const isFiltered = filters !== undefined && Object.keys(filters).length > 0
  return {
    category,
    ...(searchText !== undefined && { searchText }),
    ...(searchTerms !== undefined && { searchTerms }),
    ...(isFiltered && { filters }),
  }
}
