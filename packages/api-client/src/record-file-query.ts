import type { RecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { fetchJson } from './fetch-json.ts'

/** A part of a record that has the address of a file. */
export function recordFileQuery<Query extends z.ZodObject, Answer extends z.ZodObject>(
  { kind, name, answer }: RecordPart<Query, Answer>,
  recordName: string,
) {
  return queryOptions<z.output<Answer>>({
    queryKey: ['record-file', kind, name, recordName],
    queryFn: ({ signal }) => fetchJson(answer, { path: `detail/${kind}/${name}/${encodeURIComponent(recordName)}.json`, signal }),
    staleTime: 5 * 60_000,
    retry: false,
  })
}
