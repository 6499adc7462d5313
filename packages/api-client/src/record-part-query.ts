import type { RecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { fetchJson } from './fetch-json.ts'

/** A part of a record that its page fetches by itself. */
export function recordPartQuery<Query extends z.ZodObject, Answer extends z.ZodObject>(
  { kind, name, answer }: RecordPart<Query, Answer>,
  key: number,
  query: Readonly<Record<string, string>> = {},
) {
  return queryOptions<z.output<Answer>>({
    queryKey: ['record-part', kind, name, key, query],
    queryFn: ({ signal }) => fetchJson(answer, { path: `detail/${kind}/${name}`, query: { key: String(key), ...query }, signal }),
    staleTime: 5 * 60_000,
    retry: false,
  })
}
