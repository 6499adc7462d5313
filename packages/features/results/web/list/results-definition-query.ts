import type { ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { kindWebs, listingWebs } from '@rosette/kinds/registry/web.ts'
import type { ResultsDefinition } from '@rosette/ui-kit/results/define-results.ts'
import { queryOptions } from '@tanstack/react-query'

/** How the rows of a source are drawn, loaded when they are needed. */
export function resultsOf(source: ResultSource) {
  return queryOptions({
    queryKey: ['results-of', source],
    queryFn: () => loadResults(source),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

export async function loadResults(source: ResultSource): Promise<ResultsDefinition<unknown>> {
  const load = 'listing' in source ? listingWebs[source.listing] : kindWebs[source.kind].results
  if (!load) throw new Error('There is no way to draw these hits.')
  const { results } = await load()
  return results
}
