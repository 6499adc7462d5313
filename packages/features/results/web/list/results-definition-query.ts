import type { ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { kindWebs, listingWebs } from '@rosette/kinds/registry/web.ts'
import type { ResultsDefinition } from '@rosette/ui-kit/results/define-results.ts'
import { queryOptions } from '@tanstack/react-query'

/** How the rows of a source are shown, loaded on demand. */
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
  if (!load) throw new Error('These hits have no results definition.')
  const { results } = await load()
  return results
}
