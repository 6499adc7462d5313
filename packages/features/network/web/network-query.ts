import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { NetworkAnswer, NetworkExpected } from '../contract/network-answer.ts'
import { ExpectedQuery, NetworkFileQuery, NetworkQuery, type networkFormats } from '../contract/network-call.ts'

/** The call of a page: what its address says, and nothing else. */
export function networkCall(params: URLSearchParams): Call {
  return { path: 'network', query: pick(params, Object.keys(NetworkQuery.shape)) }
}

/** All edges that the page counts, as a file. */
export function networkFileCall(params: URLSearchParams, format: (typeof networkFormats)[number]): Call {
  return { path: 'network/file', query: { ...pick(params, Object.keys(NetworkFileQuery.shape)), format }, isText: true }
}

function pick(params: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => names.includes(name)))
}

export function networkQuery(params: URLSearchParams) {
  const call = networkCall(params)
  return queryOptions({
    queryKey: ['network', call.query],
    queryFn: ({ signal }) => fetchJson(NetworkAnswer, { ...call, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}

/** Filters do not change what is expected. */
export function expectedQuery(params: URLSearchParams) {
  const query = pick(params, Object.keys(ExpectedQuery.shape))
  return queryOptions({
    queryKey: ['network expected', query],
    queryFn: ({ signal }) => fetchJson(NetworkExpected, { path: 'network/expected', query, signal }),
    staleTime: 60_000,
    retry: false,
  })
}
