import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import type { PageDefinition } from '@rosette/ui-kit/record/define-page.ts'
import { RecordPage } from '@rosette/ui-kit/record/record-page.tsx'
import { renderInSite } from './render-in-site.tsx'

/** Draws the page of one record, inside theme, router and cache. The record is checked against its contract first. */
export async function renderRecord<Rec>(kind: Kind, page: PageDefinition<Rec>, record: Rec, address?: string): Promise<void> {
  const contract = await kind.record()
  contract.parse(record)
  // A kind and its page are paired by name in the registries, which the compiler cannot follow through a type parameter.
  const own = kind as unknown as Parameters<typeof RecordPage<Rec>>[0]['kind']
  await renderInSite(<RecordPage kind={own} page={page} record={record} />, address)
}
