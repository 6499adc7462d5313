import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { maxSearchText } from '@rosette/contract-kit/search/suggestion.ts'
import { everythingType } from '@rosette/kinds/registry/search-entries.ts'
import { queryOptions } from '@tanstack/react-query'
import { EverythingAnswer } from '../../contract/everything-call.ts'

/** A search of every type, as the address carries it; null if the address names a type. */
export function parseEverythingQuery(search: string): { searchText: string } | { fault: string } | null {
  const params = new URLSearchParams(search)
  if (params.get('category') !== everythingType.category) return null
  const searchText = (params.get('searchText') ?? '').trim()
  if (searchText === '') return { fault: 'There is nothing to search for. Type a name, an identifier or a word in the search box.' }
  if (searchText.length > maxSearchText) return { fault: `The search text is longer than ${maxSearchText} characters.` }
  return { searchText }
}

/** The first rows of every type. */
export function everythingQuery(searchText: string) {
  return queryFor({ searchText })
}

/** How many records each type has for a text, without rows. */
export function countsQuery(searchText: string) {
  return queryFor({ searchText, rows: 0 })
}

function queryFor(body: { searchText: string; rows?: number }) {
  return queryOptions({
    queryKey: ['search', 'everything', body],
    queryFn: ({ signal }) => fetchJson(EverythingAnswer, { path: 'search/everything', body, signal }),
    staleTime: 60_000,
    retry: false,
  })
}
