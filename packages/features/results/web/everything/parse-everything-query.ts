import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { everythingType } from '@rosette/kinds/registry/search-entries.ts'

/** A search of every type, as the address carries it; null if the address names a type. */
export function parseEverythingQuery(search: string): { searchText: string } | { problem: string } | null {
  const params = new URLSearchParams(search)
  if (params.get('category') !== everythingType.category) return null
  const searchText = (params.get('searchText') ?? '').trim()
  if (searchText === '') return { problem: 'There is nothing to search for. Type a name, an identifier or a word in the search box.' }
  if (searchText.length > maxSearchText) return { problem: `The search text is longer than ${maxSearchText} characters.` }
  return { searchText }
}
