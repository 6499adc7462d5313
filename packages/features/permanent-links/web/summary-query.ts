import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'

/** The public summary of a record. The document of a permanent address carries it. */
export function summaryQuery(kind: string, id: string) {
  return queryOptions({
    queryKey: ['summary', kind, id],
    queryFn: ({ signal }) => fetchSummary(kind, id, signal),
    staleTime: 5 * 60_000,
    retry: false,
    meta: { call: { path: summaryPath(kind, id) } },
  })
}

export function fetchSummary(kind: string, id: string, signal?: AbortSignal) {
  const contract = import('../contract/public-summary.ts').then(({ PublicSummary }) => PublicSummary)
  return fetchJson(contract, { path: summaryPath(kind, id), ...(signal && { signal }) })
}

function summaryPath(kind: string, id: string): string {
  return `summary/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`
}
