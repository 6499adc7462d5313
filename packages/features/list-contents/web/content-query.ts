import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { ContentPage } from '../contract/list-content.ts'

/** A content and the first of its items; it never changes, but what its items are changes with a release. */
export function contentQuery(contentId: string, size: number) {
  const call = { path: `list-contents/${contentId}`, query: { size: String(size) } }
  return queryOptions({
    queryKey: ['list-content', contentId, size],
    queryFn: ({ signal }) => fetchJson(ContentPage, { ...call, signal }),
    meta: { call },
    staleTime: 60_000,
    retry: false,
  })
}
