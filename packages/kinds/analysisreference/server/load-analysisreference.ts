import { parseWebsites } from '@rosette/contract-kit/records/website.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { AnalysisreferenceRecord } from '../contract/analysisreference-record.ts'

export async function loadAnalysisreferences(
  db: ReleaseDb,
  referenceIds: readonly number[],
): Promise<Map<number, AnalysisreferenceRecord>> {
  const rows = await analysisreferenceRowsQuery(db, referenceIds).execute()
  return new Map(rows.map((row) => [row.referenceId, { ...row, websites: parseWebsites(row.websites ?? '') ?? [] }]))
}

export function analysisreferenceRowsQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db.selectFrom('analysisreference').selectAll().where('referenceId', '=', amongKeys(referenceIds))
}
