import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'

const Options = z.record(z.string(), z.unknown())

/** What was asked of a run, to fill the form with it. */
export function runOptionsQuery(token: string) {
  return queryOptions({
    queryKey: ['run-options', token],
    queryFn: ({ signal }) => fetchJson(Options, { path: `runs/${token}/options`, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
