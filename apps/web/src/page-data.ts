import { recordQuery } from '@rosette/api-client/record-query.ts'
import type { Kind } from '@rosette/contract-kit/define-kind.ts'
import { PageData, pageDataId } from '@rosette/features/site/contract/page-data.ts'
import { isKindName, kinds } from '@rosette/kinds/registry/contract.ts'
import type { QueryClient } from '@tanstack/react-query'

/** What the document carries for this page. */
export function readPageData(page: Document): PageData {
  const text = page.getElementById(pageDataId)?.textContent
  if (!text) throw new Error(`The document has no #${pageDataId}`)
  return PageData.parse(JSON.parse(text))
}

/** Puts the document's record where the record route will look for it, so that the first view asks nothing. */
export function keepInlineRecord(queryClient: QueryClient, { record: inline }: PageData): void {
  if (!inline || !isKindName(inline.kind)) return
  const kind: Kind = kinds[inline.kind]
  const { queryKey } = recordQuery(kind, inline.lookup)
  queryClient.setQueryData<unknown>([...queryKey], inline.record)
}
