import { recordQuery } from '@rosette/api-client/record-query.ts'
import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import type { PageData } from '@rosette/features/site/contract/page-data.ts'
import { isKindName, kinds } from '@rosette/kinds/registry/contract.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Puts what the document carries into the cache, so that the first view needs no request. */
export function keepPageData(queryClient: QueryClient, { record: inline, firstView }: PageData): void {
  for (const { key, answer } of firstView?.answers ?? []) queryClient.setQueryData(key, answer)
  if (!inline || !isKindName(inline.kind)) return
  const kind: Kind = kinds[inline.kind]
  const { queryKey } = recordQuery(kind, inline.lookup)
  queryClient.setQueryData<unknown>([...queryKey], inline.record)
}
