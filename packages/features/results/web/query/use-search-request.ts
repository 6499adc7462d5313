import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import type { Criteria, SearchReference } from '@rosette/contract-kit/site-paths/results-path.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SavedSearch } from '../../../list-contents/contract/saved-search.ts'
import { readParams } from './stored-params.ts'

/** What is searched for: a text from the search box, or the criteria of a form. */
export type SearchRequest = { searchText: string } | { criteria: Criteria }

export type SearchRequestState = { request: SearchRequest } | { problem: string } | { error: Error; onRetry(): void } | 'pending'

/** Finds the search that an address refers to, wherever it is stored. */
export function useSearchRequest(reference: SearchReference): SearchRequestState {
  const savedId = 'savedId' in reference ? reference.savedId : null
  const saved = useQuery({ ...savedSearchQuery(savedId ?? ''), enabled: savedId !== null })
  const key = 'key' in reference ? reference.key : null
  const stored = useMemo(() => (key === null ? null : readParams(key)), [key])
  if (key !== null) return stored ? { request: { criteria: stored } } : { problem: lostKey }
  if (savedId === null) return 'savedId' in reference || 'key' in reference ? 'pending' : { request: reference }
  if (saved.data) return { request: requestOf(saved.data) }
  if (!saved.error) return 'pending'
  if (problemCodeOf(saved.error) === 'not_found') return { problem: 'The search behind this link has expired. Start a new search.' }
  return { error: saved.error, onRetry: () => saved.refetch() }
}

// RESULTS-047
const lostKey =
  'This search was stored in another browser, or has been cleared from this one. Start a new search, or ask the sender for a link made with Copy link.'

/** What a saved search searches for, without its filters. */
export function requestOf({ searchText, searchTerms = [] }: SavedSearch): SearchRequest {
  return searchText === undefined ? { criteria: Object.assign({}, ...searchTerms) } : { searchText }
}

/** The search behind the ID of a shared link. Its content never changes. */
export function savedSearchQuery(id: string) {
  return queryOptions({
    queryKey: ['saved-search', id],
    queryFn: ({ signal }) => fetchJson(SavedSearch, { path: `searches/${encodeURIComponent(id)}`, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
