import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { ProtocolRecord } from '../contract/protocol-record.ts'
import { protocolIndex, protocolSearch, toProtocolDocument } from './index-protocol.ts'
import { ingestProtocols } from './ingest-protocols.ts'
import { loadProtocols } from './load-protocol.ts'

export const protocolServer = defineKindServer<ProtocolRecord>({
  tables: new URL('./protocol-tables.sql', import.meta.url),
  derive: new URL('./protocol-derive.sql', import.meta.url),
  derivesFrom: ['ontology_term'],
  loadsFrom: ['publication'],
  sources: [ingestProtocols],
  keys: { table: 'protocol', column: 'protocol_id' },
  loadRecords: loadProtocols,
  lookups: ({ protocolId }) => [{ by: 'id', value: String(protocolId) }],
  identifiers: identifiersOfProtocol,
  search: { index: protocolIndex, criteria: protocolSearch, toDocument: toProtocolDocument },
})

export function identifiersOfProtocol({ name, tairAccession }: ProtocolRecord): RecordIdentifiers {
  return {
    label: name,
    names: [{ type: 'name', name }, ...(tairAccession === null ? [] : [{ type: 'accession', name: tairAccession } as const])],
  }
}
