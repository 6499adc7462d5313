import type { Kind, Lookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { queryOptions } from '@tanstack/react-query'
import { fetchSummary } from '../../permanent-links/web/summary-query.ts'

/** The number of a record that a page names by any of its names. */
export function recordKeyQuery({ name }: Pick<Kind, 'name'>, lookup: Lookup) {
  const [id = ''] = Object.values(lookup)
  const key = /^\d{1,15}$/.test(lookup.key ?? '') ? Number(lookup.key) : undefined
  return queryOptions({
    queryKey: ['record-key', name, id],
    queryFn: async () => (await fetchSummary(name, id)).key,
    ...(key !== undefined && { initialData: key }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
