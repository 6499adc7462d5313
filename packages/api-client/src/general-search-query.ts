import { type GeneralSearchRequest, searchAnswer } from '@rosette/contract-kit/search-contract.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { fetchJson } from './fetch-json.ts'

/** One page of a general search. A newer request cancels the older one, so a late answer never shows. */
export function generalSearchQuery<Hit extends z.ZodType>(hit: Hit, request: GeneralSearchRequest) {
  const answer = searchAnswer(hit)
  return queryOptions({
    queryKey: ['search', 'general', request],
    queryFn: ({ signal }) => fetchJson(answer, { path: 'search/general', body: request, signal }),
    staleTime: 60_000,
    retry: false,
  })
}
