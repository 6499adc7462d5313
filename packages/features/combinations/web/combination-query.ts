import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { contentTimeoutMs } from '../../list-contents/web/lists-query.ts'
import { CombinationAnswer, type CombinationRequest } from '../contract/combination.ts'

type Steps = CombinationRequest['steps']

/** What each step finds, and what is left. */
export function combinationQuery(steps: Steps) {
  return queryOptions({
    queryKey: ['search-combination', steps],
    queryFn: ({ signal }) =>
      fetchJson(CombinationAnswer, { path: 'search-combinations', body: { steps }, signal, timeoutMs: contentTimeoutMs }),
    staleTime: 60_000,
    retry: false,
  })
}

/** Stores the result, for a list or a page of results. */
export function storeCombination(steps: Steps): Promise<StoredContent> {
  return fetchJson(StoredContent, { path: 'search-combinations/list', body: { steps }, timeoutMs: contentTimeoutMs })
}
