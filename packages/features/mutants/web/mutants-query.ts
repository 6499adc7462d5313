import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MutantsAnswer } from '../contract/mutants-answer.ts'
import { MutantsFileQuery, MutantsQuery } from '../contract/mutants-call.ts'

/** The call of a page: what its address says, and nothing else. */
export function mutantsCall(params: URLSearchParams): Call {
  return { path: 'mutants', query: pick(params, Object.keys(MutantsQuery.shape)) }
}

/** The file of all pages. */
export function mutantsFileCall(params: URLSearchParams): Call {
  return { path: 'mutants/file', query: pick(params, Object.keys(MutantsFileQuery.shape)), isText: true }
}

function pick(params: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => names.includes(name)))
}

export function mutantsQuery(params: URLSearchParams) {
  const call = mutantsCall(params)
  return queryOptions({
    queryKey: ['mutants', call.query],
    queryFn: ({ signal }) => fetchJson(MutantsAnswer, { ...call, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}
