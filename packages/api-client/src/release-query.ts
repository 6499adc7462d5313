import { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { queryOptions } from '@tanstack/react-query'
import { fetchJson } from './fetch-json.ts'

/** The release that the site serves. */
export function releaseQuery() {
  return queryOptions({
    queryKey: ['release'],
    queryFn: ({ signal }) => fetchJson(ReleaseFacts, { path: 'release', signal }),
    staleTime: 60_000,
    retry: false,
  })
}
