import { type Kind, recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import type { PageFacts } from '../../site/server/page-facts.ts'
import type { PublicSummary } from '../contract/public-summary.ts'
import { describeSummary, jsonLdOf } from './json-ld.ts'

type StoredRecord = Record<string, unknown>

/** Facts of a permanent address: those of the record page, or of the summary for those who may not see it. */
export function factsOfSummary(kind: Kind, summary: PublicSummary, record: StoredRecord): PageFacts {
  const facts = factsOfRecord(kind, summary.key, record)
  const ofSummary = jsonLdOf(kind, summary)
  const shared = { ...facts, canonical: summary.address, jsonLd: ofSummary }
  // Who may see the record also gets what the kind itself tells programs, such as the authors of an article.
  if (summary.isOpen) return { ...shared, jsonLd: ofSummary && { ...ofSummary, ...facts.jsonLd } }
  return { ...shared, title: `${summary.name} | ${kind.label}`, description: describeSummary(kind, summary), chunks: summaryChunks }
}

/** Facts of a record page, from the record, which was checked against its contract when it was made. */
function factsOfRecord(kind: Kind, key: number, record: StoredRecord): PageFacts {
  return {
    status: 200,
    title: kind.browserTitle(record),
    description: kind.summary(record),
    canonical: recordPath(kind, key),
    // An obsolete record stays readable, but search engines should not lead anyone to it.
    isIndexed: !kind.isObsolete(record) && !kind.isOfPeople,
    jsonLd: kind.jsonLd?.(record) ?? null,
    chunks: chunksOfKind(kind),
  }
}

const summaryChunks = ['packages/features/permanent-links/web/summary-page.tsx']

export function chunksOfKind({ name }: Pick<Kind, 'name'>): string[] {
  return ['apps/web/src/record-view.tsx', 'packages/kinds/registry/pages.ts', `packages/kinds/${name}/web/${name}-page.tsx`]
}
