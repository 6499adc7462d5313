import type { GeneSelection } from '@rosette/contract-kit/gene-selection.ts'
import type { SavedSearch } from '../../contract/saved-search.ts'
import type { Selection } from './selection.ts'

/** The genes that are ticked: by their keys, or by the search that finds them all. */
export function toGeneSelection({ searchText, searchTerms = [], filters }: SavedSearch, selection: Selection): GeneSelection {
  if (!selection.isAll) return { keys: [...selection.rows.keys()] }
  const filtered = filters && { filters }
  const search = searchText === undefined ? { searchTerms, ...filtered } : { searchText, ...filtered }
  return selection.except.size === 0 ? { search } : { search, except: [...selection.except.keys()] }
}
