import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { CommunicationRecord } from '../contract/communication-record.ts'
import { ingestCommunications } from './ingest-communications.ts'
import { loadCommunications } from './load-communication.ts'

export const communicationServer = defineKindServer<CommunicationRecord>({
  tables: new URL('./communication-tables.sql', import.meta.url),
  derive: new URL('./communication-derive.sql', import.meta.url),
  derivesFrom: [],
  loadsFrom: [],
  sources: [ingestCommunications],
  keys: { table: 'communication', column: 'reference_id' },
  loadRecords: loadCommunications,
  lookups: () => [],
  search: null,
})
