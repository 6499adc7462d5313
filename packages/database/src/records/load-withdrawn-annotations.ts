import type { WithdrawnAnnotation } from '@rosette/contract-kit/records/annotation-group.ts'
import { amongKeys, groupedBy } from '../keyed-rows.ts'
import type { ReleaseDb } from '../release-db.ts'

/** Of each locus, annotations that a source states and curators withdrew. */
export async function loadWithdrawnAnnotations(
  db: ReleaseDb,
  locusIds: readonly number[],
): Promise<(locusId: number) => WithdrawnAnnotation[]> {
  const rows = await withdrawnAnnotationsQuery(db, locusIds).execute()
  return groupedBy(rows, 'locusId', ({ locusId: _, keywordId, name, contributorName, contributorOrcid, ...row }) => ({
    ...row,
    keyword: { kind: 'keyword', key: keywordId, label: name },
    withdrawnBy: contributorName,
    orcid: contributorOrcid,
  }))
}

export function withdrawnAnnotationsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('withdrawnAnnotation as line')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'line.keywordId')
    .select(['line.locusId', 'line.evidenceCode', 'line.reason', 'line.pubmedId', 'line.contributorName', 'line.contributorOrcid'])
    .select(['line.withdrawnOn', 'term.keywordId', 'term.externalId', 'term.name'])
    .where('line.locusId', '=', amongKeys(locusIds))
    .orderBy('line.locusId')
    .orderBy('term.name')
    .orderBy('line.evidenceCode')
}
