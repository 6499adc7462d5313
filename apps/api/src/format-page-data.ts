import type { Lookup } from '@rosette/contract-kit/define-kind.ts'
import type { SiteConfig } from '@rosette/features/site/contract/site-config.ts'

/** The record of a page, with the text the release build stored. */
export type InlineRecord = { kind: string; lookup: Lookup; json: string }

/** PageData as JSON text. The stored record is put in as it is: parsing and writing it again would cost time and change nothing. */
export function formatPageData(site: SiteConfig, release: string | null, record: InlineRecord | null): string {
  const { kind, lookup, json } = record ?? {}
  const recordText = record === null ? 'null' : `{"kind":${JSON.stringify(kind)},"lookup":${JSON.stringify(lookup)},"record":${json}}`
  return `{"site":${JSON.stringify(site)},"release":${JSON.stringify(release)},"record":${recordText}}`
}
