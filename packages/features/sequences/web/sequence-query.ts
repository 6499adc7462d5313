import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchTextStart } from '@rosette/api-client/fetch-text-start.ts'
import { queryOptions } from '@tanstack/react-query'
import { type MissingId, splitMissing } from '../contract/missing-ids.ts'
import type { SequenceFormat } from '../contract/sequence-rules.ts'

/** What is stored for the page by the one before it: the server says what is wrong with it. */
export type StoredRequest = Readonly<Record<string, unknown>>

/** A long answer is read for as long as it comes. */
const longestMs = 10 * 60_000

/** API-038. The key is the name under which the browser keeps the request. */
export function sequenceCall(key: string | null, request: StoredRequest, format: SequenceFormat = 'fasta'): Call {
  const body = format === 'fasta' ? request : { ...request, format }
  return { path: 'search/sequences', query: { key: key ?? undefined }, body, isText: true, timeoutMs: longestMs }
}

export type ShownSequences = {
  missing: MissingId[]
  /** FASTA, as much of it as a page can show, in whole records. */
  fasta: string
  isWhole: boolean
  /** How many sequences there are, and how many of them are shown. */
  count: number
  shown: number
}

/** More would make the page slow; files have all of it. */
const longestText = 1_000_000

export function sequenceQuery(key: string | null, request: StoredRequest) {
  return queryOptions({
    queryKey: ['sequences', request],
    queryFn: ({ signal }) => fetchSequences({ ...sequenceCall(key, request), signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

async function fetchSequences(call: Call): Promise<ShownSequences> {
  const { text, isWhole, headers } = await fetchTextStart(call, longestText)
  const { missing, sequences } = splitMissing(text)
  const whole = isWhole ? sequences : sequences.slice(0, sequences.lastIndexOf('\n>') + 1)
  // One sequence may be longer than a page can show.
  const fasta = whole === '' ? sequences : whole
  return { missing, fasta, isWhole, count: Number(headers.get('rosette-sequences') ?? 0), shown: fasta.match(/^>/gm)?.length ?? 0 }
}
