import type { Kind, Lookup } from '@rosette/contract-kit/kind/define-kind.ts'
import type { RecordAnswer } from '@rosette/contract-kit/kind/record-answer.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Call } from './api-request.ts'
import { fetchJson } from './fetch-json.ts'

/** The call that answers one record of a kind. */
export function recordCall(kind: Pick<Kind, 'name' | 'sharesKeysWith'>, { key, name, accession, id }: Lookup): Call {
  // DCEND-003: kinds that share a range of keys share one call.
  const call = key === undefined ? kind.name : (kind.sharesKeysWith ?? kind.name)
  return { path: `detail/${encodeURIComponent(call)}`, query: { key, name, accession, id } }
}

/** One record of a kind. The route's loader, the page and the inline data of the document share this query. */
export function recordQuery<Rec extends z.ZodObject>(kind: Pick<Kind<string, Rec>, 'name' | 'record' | 'sharesKeysWith'>, lookup: Lookup) {
  return queryOptions<RecordAnswer<Rec>>({
    queryKey: ['record', kind.name, lookup],
    queryFn: ({ signal }) => fetchJson(answerOf(kind), { ...recordCall(kind, lookup), signal }),
    // A record changes only with a release, which the ETag of the next request reveals.
    staleTime: 5 * 60_000,
    retry: false,
  })
}

async function answerOf<Rec extends z.ZodObject>(kind: Pick<Kind<string, Rec>, 'record'>) {
  const [{ recordAnswer }, record] = await Promise.all([import('@rosette/contract-kit/kind/record-answer.ts'), kind.record()])
  return recordAnswer(record)
}

/** The release that the site serves. */
export function releaseQuery() {
  return queryOptions({
    queryKey: ['release'],
    queryFn: ({ signal }) => fetchJson(releaseFacts(), { path: 'release', signal }),
    staleTime: 60_000,
    retry: false,
    meta: { call: { path: 'release' } },
  })
}

const releaseFacts = () => import('@rosette/contract-kit/kind/release-facts.ts').then(({ ReleaseFacts }) => ReleaseFacts)
