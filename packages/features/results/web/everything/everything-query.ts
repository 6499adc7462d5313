import type { Call } from '@rosette/api-client/api-request.ts'
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

/** The call that answers the first rows of every type, or only their numbers. */
export function everythingCall(body: { searchText: string; rows?: number }): Call {
  return { path: 'search/everything', body }
}

function queryFor(body: { searchText: string; rows?: number }) {
  return queryOptions({
    queryKey: ['search', 'everything', body],
    queryFn: ({ signal }) => fetchJson(EverythingAnswer, { ...everythingCall(body), signal }),
    staleTime: 60_000,
    retry: false,
  })
}
