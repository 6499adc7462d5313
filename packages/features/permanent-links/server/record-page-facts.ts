import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { formatRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import { publicViewOf } from '@rosette/kinds/registry/server.ts'
import type { PageFacts } from '../../site/server/page-facts.ts'
import type { PublicSummary } from '../contract/public-summary.ts'
import { findPermanentPath, type Pools } from './find-permanent.ts'
import { describeSummary, jsonLdOf } from './json-ld.ts'

type StoredRecord = Record<string, unknown>

type SummaryDependencies = { db: Pools; releaseId: string; kind: Kind; key: number; record: StoredRecord }

/** The public summary of a record. */
export async function makeSummary({
  db,
  releaseId,
  kind,
  key,
  record,
}: SummaryDependencies): Promise<Omit<PublicSummary, 'isOpen' | 'formats'>> {
  const facts = publicViewOf(kind).summary(record)
  const called = facts?.permanentName === undefined ? (facts?.name ?? null) : facts.permanentName
  return {
    kind: kind.name,
    key,
    symbols: facts?.symbols ?? [],
    type: facts?.type ?? null,
    description: facts?.description ?? null,
    position: facts?.position ? formatRegion(facts.position) : null,
    uniprotIds: facts?.uniprotIds ?? [],
    // A person may have neither first nor last name.
    name: facts?.name || `${kind.label} ${key}`,
    isObsolete: kind.isObsolete(record),
    address: await findPermanentPath(db, releaseId, kind, key, called),
    release: releaseId,
  }
}

/** Facts of a permanent address: those of the record page, or of the summary for those who may not see it. */
export function factsOfSummary(kind: Kind, summary: PublicSummary, record: StoredRecord, licences: readonly string[]): PageFacts {
  const facts = factsOfRecord(kind, summary, record, licences)
  if (summary.isOpen) return facts
  return { ...facts, title: `${summary.name} | ${kind.label}`, description: describeSummary(kind, summary), chunks: summaryChunks }
}

/** Facts of a record page, from the record, which was checked against its contract when it was made. */
function factsOfRecord(kind: Kind, summary: PublicSummary, record: StoredRecord, licences: readonly string[]): PageFacts {
  return {
    status: 200,
    title: kind.browserTitle(record),
    description: kind.summary(record),
    canonical: summary.address,
    // An obsolete record stays readable, but search engines should not lead anyone to it.
    isIndexed: !kind.isObsolete(record) && !kind.isOfPeople,
    jsonLd: jsonLdOf(kind, summary, record, licences),
    chunks: chunksOfKind(kind),
  }
}

export const summaryChunks = ['packages/features/permanent-links/web/summary-page.tsx']

export function chunksOfKind({ name }: Pick<Kind, 'name'>): string[] {
  return ['apps/web/src/record-view.tsx', 'packages/kinds/registry/pages.ts', `packages/kinds/${name}/web/${name}-page.tsx`]
}
