import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { fetchJson } from './fetch-json.ts'

/** How many annotations a search finds (DLOCUS-018): the number of items of its answer, without the items. */
export function annotationCountQuery(criteria: Readonly<Record<string, unknown>>) {
  const body = { searchTerms: toSearchTerms(criteria), rowsLimit: 0 }
  return queryOptions({
    queryKey: ['annotation-count', criteria],
    queryFn: ({ signal }) => fetchJson(z.object({ total: z.int() }), { path: 'search/free/annotation', body, signal }),
    staleTime: 5 * 60_000,
    retry: false,
  })
}
