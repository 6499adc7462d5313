import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ExpressionMatrix } from '../contract/expression-answer.ts'
import { ExpressionQuery } from '../contract/expression-call.ts'

/** The call of a page: what its address says, and nothing else. */
export function expressionCall(params: URLSearchParams): Call {
  return { path: 'expression', query: pick(params) }
}

/** The values that the page shows, in the order of the list, as a file. */
export function expressionFileCall(params: URLSearchParams): Call {
  return { path: 'expression/file', query: pick(params), isText: true }
}

function pick(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => Object.hasOwn(ExpressionQuery.shape, name)))
}

export function expressionQuery(params: URLSearchParams) {
  const call = expressionCall(params)
  return queryOptions({
    queryKey: ['expression matrix', call.query],
    queryFn: ({ signal }) => fetchJson(ExpressionMatrix, { ...call, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60 * 60_000,
    retry: false,
  })
}
