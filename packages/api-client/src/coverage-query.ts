import { queryOptions } from '@tanstack/react-query'
import { fetchJson } from './fetch-json.ts'

/** What the release covers that the site serves. */
export function coverageQuery() {
  return queryOptions({
    queryKey: ['release-coverage'],
    queryFn: ({ signal }) => fetchJson(releaseCoverage(), { path: 'release/coverage', signal }),
    staleTime: 5 * 60_000,
    retry: false,
  })
}

const releaseCoverage = () => import('@rosette/contract-kit/kind/release-coverage.ts').then(({ ReleaseCoverage }) => ReleaseCoverage)
