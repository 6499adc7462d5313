import { kindWebs, listingWebs } from '@rosette/kinds/registry/web.ts'
import { queryOptions } from '@tanstack/react-query'
import type { ResultSource } from '../contract/result-categories.ts'

/** How the rows of a source are drawn, loaded when they are needed. */
export function resultsOf(source: ResultSource) {
  return queryOptions({
    queryKey: ['results-of', source],
    queryFn: async () => {
      const load = 'listing' in source ? listingWebs[source.listing] : kindWebs[source.kind].results
      if (!load) throw new Error('There is no way to draw these hits.')
      const { results } = await load()
      return results
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
