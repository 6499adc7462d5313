import { parseWebsites } from '@rosette/contract-kit/records/record-parts.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import type { CommunicationRecord } from '../contract/communication-record.ts'

/** Communications to the curators. Not officially published; docs/data-sources.md describes this layout. */
export const ingestCommunications = detailSource({
  title: 'Communications',
  file: 'rosette_communication',
  licence: 'CC0 1.0',
  citation: 'Communications to the curators',
  table: 'communication_line',
  columns: {
    name: cells.text,
    author_name: cells.text,
    communication_date: cells.date,
    communication: cells.text,
    websites: cells.websites,
  },
  needed: ['name'],
})

export const communicationServer = defineKindServer<CommunicationRecord>({
  tables: [new URL('./communication-tables.sql', import.meta.url)],
  derive: [new URL('./communication-derive.sql', import.meta.url)],
  derivesFrom: [],
  loadsFrom: [],
  sources: [ingestCommunications],
  keys: { table: 'communication', column: 'reference_id' },
  loadRecords: loadCommunications,
  lookups: () => [],
  ownFacts: {
    name: 'Summary',
    authorName: 'Summary',
    communicationDate: 'Summary',
    communication: 'Summary',
    websites: 'Summary',
    referenceId: null,
  },
  publicView: {
    summary: () => null,
    schemaOrg: { type: 'CreativeWork' },
    isInSitemap: false,
    sequences: null,
  },
  search: null,
})

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
