import type { RecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Call } from './api-request.ts'
import { fetchJson } from './fetch-json.ts'

/** The call of a part of a record. */
export function recordPartCall(
  { kind, name }: Pick<RecordPart, 'kind' | 'name'>,
  key: number,
  query: Readonly<Record<string, string>> = {},
): Call {
  return { path: `detail/${kind}/${name}`, query: { key: String(key), ...query } }
}

/** A part of a record that its page fetches by itself. */
export function recordPartQuery<Query extends z.ZodObject, Answer extends z.ZodObject>(
  part: RecordPart<Query, Answer>,
  key: number,
  query: Readonly<Record<string, string>> = {},
) {
  return queryOptions<z.output<Answer>>({
    queryKey: ['record-part', part.kind, part.name, key, query],
    queryFn: ({ signal }) => fetchJson(part.answer, { ...recordPartCall(part, key, query), signal }),
    staleTime: 5 * 60_000,
    retry: false,
  })
}
