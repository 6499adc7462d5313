import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import type { PageFacts } from '../../site/server/page-facts.ts'
import type { PublicSummary } from '../contract/public-summary.ts'
import { describeSummary, jsonLdOf } from './json-ld.ts'

type StoredRecord = Record<string, unknown>

/** Facts of a permanent address: those of the record page, or of the summary for those who may not see it. */
export function factsOfSummary(kind: Kind, summary: PublicSummary, record: StoredRecord): PageFacts {
  const facts = factsOfRecord(kind, summary, record)
  if (summary.isOpen) return facts
  return { ...facts, title: `${summary.name} | ${kind.label}`, description: describeSummary(kind, summary), chunks: summaryChunks }
}

/** Facts of a record page, from the record, which was checked against its contract when it was made. */
function factsOfRecord(kind: Kind, summary: PublicSummary, record: StoredRecord): PageFacts {
  return {
    status: 200,
    title: kind.browserTitle(record),
    description: kind.summary(record),
    canonical: summary.address,
    // An obsolete record stays readable, but search engines should not lead anyone to it.
    isIndexed: !kind.isObsolete(record) && !kind.isOfPeople,
    jsonLd: jsonLdOf(kind, summary, record),
    chunks: chunksOfKind(kind),
  }
}

const summaryChunks = ['packages/features/permanent-links/web/summary-page.tsx']

export function chunksOfKind({ name }: Pick<Kind, 'name'>): string[] {
  return ['apps/web/src/record-view.tsx', 'packages/kinds/registry/pages.ts', `packages/kinds/${name}/web/${name}-page.tsx`]
}
