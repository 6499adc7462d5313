import { type Filters, type SearchOptions, searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import type { SearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Call } from './api-request.ts'
import { fetchJson } from './fetch-json.ts'

/** What is searched for: a text of the search box, or the terms of a form; and what was ticked in the facets. */
export type SearchedFor = ({ searchText: string; category: string } | { searchTerms: SearchTerms }) & { filters?: Filters }

export type Search = {
  /** Below `/api/search/`. */
  call: string
  what: SearchedFor
  /** Which rows to return, and what else. */
  options: Omit<SearchOptions, 'filters'>
}

/** The call that answers one page of a search. */
export function searchCall({ call, what, options }: Search): Call {
  return { path: `search/${call}`, body: { ...what, ...options } }
}

/** One page of a search. A newer request cancels the older one, so a late answer never shows. */
export function searchQuery<Hit extends z.ZodType>(hit: Hit, search: Search) {
  const answer = searchAnswer(hit)
  return queryOptions({
    queryKey: [...searchKey(search), search.options],
    queryFn: ({ signal }) => fetchJson(answer, { ...searchCall(search), signal }),
    staleTime: 60_000,
    retry: false,
    meta: { call: searchCall(search) },
  })
}

/** What all pages and orders of one search share in the cache. */
export function searchKey({ call, what }: Pick<Search, 'call' | 'what'>) {
  return ['search', call, what] as const
}
