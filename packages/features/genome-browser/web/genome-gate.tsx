import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TrackList } from '../contract/track-list.ts'

type GenomeGateProps = {
  /** For visitors who may not see records (GBROW-002). */
  denied: ReactNode
  children: ReactNode | ((list: TrackList) => ReactNode)
}

/** Shows the genome browser if the release has one and the visitor may see it, and says otherwise why it is not there. */
export function GenomeGate({ denied, children }: GenomeGateProps) {
  const tracks = useQuery(trackListQuery())
  return (
    <QueryPart
      query={tracks}
      what="the genome browser"
      onError={(error) => problemCodeOf(error) === 'access_denied' && denied}
      isEmpty={({ note }) => Boolean(note)}
      empty={<Notice kind="info">{tracks.data?.note}</Notice>}
    >
      {(list) => (typeof children === 'function' ? children(list) : children)}
    </QueryPart>
  )
}

export function trackListQuery() {
  return queryOptions({
    queryKey: ['genome', 'tracks'],
    queryFn: ({ signal }) => fetchJson(TrackList, { path: 'genome/tracks', signal }),
    staleTime: 60_000,
    retry: false,
  })
}
