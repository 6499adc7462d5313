import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'

const contract = () => import('../contract/release-changes.ts')

/** While releases are compared, counts appear kind by kind. */
const comparingMs = 5000

export function releasesQuery() {
  return queryOptions({
    queryKey: ['releases'],
    queryFn: ({ signal }) =>
      fetchJson(
        contract().then(({ ReleaseList }) => ReleaseList),
        { path: 'releases', signal },
      ),
    staleTime: 60_000,
    retry: false,
  })
}

export function releaseChangesQuery(releaseId: string) {
  return queryOptions({
    queryKey: ['release-changes', releaseId],
    queryFn: ({ signal }) =>
      fetchJson(
        contract().then(({ ReleaseChanges }) => ReleaseChanges),
        { path: `releases/${encodeURIComponent(releaseId)}`, signal },
      ),
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.comparison === 'waiting' ? comparingMs : false),
    retry: false,
  })
}

/** What the releases changed in a record. */
export function recordHistoryQuery(kind: string, key: number) {
  return queryOptions({
    queryKey: ['record-changes', kind, key],
    queryFn: ({ signal }) =>
      fetchJson(
        contract().then(({ RecordHistory }) => RecordHistory),
        { path: `record-changes/${kind}/${key}`, signal },
      ),
    staleTime: 5 * 60_000,
    retry: false,
  })
}

/** A record in this release and in the one before. */
export function recordStatesQuery(kind: string, key: number) {
  return queryOptions({
    queryKey: ['record-states', kind, key],
    queryFn: ({ signal }) =>
      fetchJson(
        import('../contract/record-states.ts').then(({ RecordStates }) => RecordStates),
        {
          path: `record-states/${kind}/${key}`,
          signal,
        },
      ),
    staleTime: 5 * 60_000,
    retry: false,
  })
}
