import { parseWebsites } from '@rosette/contract-kit/records/website.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { CommunicationRecord } from '../contract/communication-record.ts'

export async function loadCommunications(db: ReleaseDb, referenceIds: readonly number[]): Promise<Map<number, CommunicationRecord>> {
  const rows = await communicationRowsQuery(db, referenceIds).execute()
  return new Map(rows.map((row) => [row.referenceId, { ...row, websites: parseWebsites(row.websites ?? '') ?? [] }]))
}

export function communicationRowsQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('communication')
    .select(['referenceId', 'name', 'authorName', 'communicationDate', 'communication', 'websites'])
    .where('referenceId', '=', amongKeys(referenceIds))
}
