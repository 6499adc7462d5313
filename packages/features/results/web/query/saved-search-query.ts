import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { SavedSearch } from '../../contract/saved-search.ts'

/** What an id of a shared link stands for. Its content never changes. */
export function savedSearchQuery(id: string) {
  return queryOptions({
    queryKey: ['saved-search', id],
    queryFn: ({ signal }) => fetchJson(SavedSearch, { path: `searches/${encodeURIComponent(id)}`, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
