import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'

const Options = z.record(z.string(), z.unknown())

/** The options of a run as its tool takes them; a form that is filled with them parses them by its own contract. */
export function runOptionsQuery(token: string) {
  return queryOptions({
    queryKey: ['run-options', token],
    queryFn: ({ signal }) => fetchJson(Options, { path: `runs/${encodeURIComponent(token)}/options`, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
