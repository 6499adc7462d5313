import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { EverythingAnswer } from '../../contract/everything-call.ts'

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
