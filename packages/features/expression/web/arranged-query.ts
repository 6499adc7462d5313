import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ExpressionMatrix } from '../contract/expression-answer.ts'
import { type Arrangement, arrangeMatrix, type Order } from './heat-map/arrange-matrix.ts'

/** An answer in the order of the picture. It keeps its answer, so that both change together. */
type ArrangedMatrix = { answer: ExpressionMatrix; arrangement: Arrangement }

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
