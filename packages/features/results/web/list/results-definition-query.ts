import { loadResultsOf } from '@rosette/kinds/registry/results.ts'
import type { ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import type { ResultsDefinition } from '@rosette/ui-kit/results/define-results.ts'
import { queryOptions } from '@tanstack/react-query'

/** How the rows of a source are shown, loaded on demand. */
export function resultsOf(source: ResultSource) {
  return queryOptions({
    queryKey: ['results-of', source],
    queryFn: () => loadResults(source),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { isCode: true },
  })
}

export async function loadResults(source: ResultSource): Promise<ResultsDefinition<unknown>> {
  const { results } = await loadResultsOf(source)
  return results
}
