import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MotifSites, MotifsAnswer } from '../contract/motifs-answer.ts'
import { MotifSitesQuery, MotifsFileQuery, MotifsQuery } from '../contract/motifs-call.ts'

/** The call of a page: what its address says, and nothing else. */
export function motifsCall(params: URLSearchParams): Call {
  return { path: 'motifs', query: pick(params, Object.keys(MotifsQuery.shape)) }
}

/** All tested motifs as a file. */
export function motifsFileCall(params: URLSearchParams): Call {
  return { path: 'motifs/file', query: pick(params, Object.keys(MotifsFileQuery.shape)), isText: true }
}

function pick(params: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => names.includes(name)))
}

export function motifsQuery(params: URLSearchParams) {
  const call = motifsCall(params)
  return queryOptions({
    queryKey: ['motifs', call.query],
    queryFn: ({ signal }) => fetchJson(MotifsAnswer, { ...call, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}

export function sitesQuery(params: URLSearchParams) {
  const query = pick(params, Object.keys(MotifSitesQuery.shape))
  return queryOptions({
    queryKey: ['motif sites', query],
    queryFn: ({ signal }) => fetchJson(MotifSites, { path: 'motifs/sites', query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}
