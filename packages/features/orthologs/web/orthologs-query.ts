import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { OrthologsAnswer, OrthologsFileQuery, OrthologsQuery } from '../contract/orthologs-call.ts'

/** The call of a page: what its address says, and nothing else. */
export function orthologsCall(params: URLSearchParams): Call {
  return { path: 'orthologs', query: pick(params, Object.keys(OrthologsQuery.shape)) }
}

/** The file of all pages. */
export function orthologsFileCall(params: URLSearchParams, format: OrthologsFileQuery['format']): Call {
  return { path: 'orthologs/file', query: { ...pick(params, Object.keys(OrthologsFileQuery.shape)), format }, isText: true }
}

function pick(params: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => names.includes(name)))
}

export function orthologsQuery(params: URLSearchParams) {
  const call = orthologsCall(params)
  return queryOptions({
    queryKey: ['orthologs', call.query],
    queryFn: ({ signal }) => fetchJson(OrthologsAnswer, { ...call, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}
