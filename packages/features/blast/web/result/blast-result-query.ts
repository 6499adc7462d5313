import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { BlastAlignment, BlastResult, HitPicture } from '../../contract/blast-result.ts'

// A result never changes.
const lasting = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

/** The hits of all queries, or of the one with this index. */
export function blastResultQuery(token: string, query: string | null) {
  return queryOptions({
    queryKey: ['blast-result', token, query],
    queryFn: ({ signal }) => fetchJson(BlastResult, { path: `runs/${token}/blast`, query: { query: query ?? undefined }, signal }),
    ...lasting,
  })
}

export function alignmentQuery(token: string, line: number) {
  return queryOptions({
    queryKey: ['blast-alignment', token, line],
    queryFn: ({ signal }) => fetchJson(BlastAlignment, { path: `runs/${token}/blast/alignments/${line}`, signal }),
    ...lasting,
  })
}

export function hitPictureQuery(token: string, number: number) {
  return queryOptions({
    queryKey: ['blast-picture', token, number],
    queryFn: ({ signal }) => fetchJson(HitPicture, { path: `runs/${token}/blast/hits/${number}/picture`, signal }),
    ...lasting,
  })
}
