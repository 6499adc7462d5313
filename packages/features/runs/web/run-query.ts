import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { queryOptions } from '@tanstack/react-query'
import { RunStatus } from '../contract/run-status.ts'

/** Often enough to see a short run end, seldom enough for one that takes minutes. */
const soonMs = 700
const laterMs = 3000
const soonForMs = 30_000

export function runCall(token: string): Call {
  return { path: `runs/${token}` }
}

export function isOver({ state }: Pick<RunStatus, 'state'>): boolean {
  return state !== 'waiting' && state !== 'running'
}

/** A run, requested again until it has ended. */
export function runQuery(token: string) {
  return queryOptions({
    queryKey: ['run', token],
    queryFn: ({ signal }) => fetchJson(RunStatus, { ...runCall(token), signal }),
    meta: { call: runCall(token) },
    refetchInterval: ({ state: { data } }) => {
      if (data && isOver(data)) return false
      const age = data ? Date.now() - Date.parse(data.createdAt) : 0
      return age < soonForMs ? soonMs : laterMs
    },
    // A tab in the background shows in its title that it is done.
    refetchIntervalInBackground: true,
    staleTime: soonMs,
  })
}

export async function cancelRun(token: string): Promise<void> {
  await fetchJson(Done, { ...runCall(token), method: 'DELETE' })
}
