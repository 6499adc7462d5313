import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ExpressionMatrix } from '../contract/expression-answer.ts'
import { ExpressionQuery } from '../contract/expression-call.ts'
import { type Arrangement, arrangeMatrix, type Order } from './heat-map/arrange-matrix.ts'

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

/** An answer in the order of the picture. It keeps its answer, so that both change together. */
export type ArrangedMatrix = { answer: ExpressionMatrix; arrangement: Arrangement }

/** `version` tells apart the answers that a page has had. */
export function arrangedQuery(answer: ExpressionMatrix, version: number, order: Order) {
  return queryOptions({
    queryKey: ['expression order', answer.releaseId, answer.dataSet, version, order.genes, order.samples],
    queryFn: async (): Promise<ArrangedMatrix> => ({ answer, arrangement: await arrangeMatrix(answer, order, shortTurns()) }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

/** How long a page may stand still, in milliseconds. */
const pieceMs = 12

/** Lets the page react while thousands of genes are compared. */
function shortTurns(): () => Promise<void> {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < pieceMs) return
    await new Promise((resolve) => setTimeout(resolve, 0))
    start = performance.now()
  }
}
