import { parseWebsites } from '@rosette/contract-kit/records/record-parts.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import type { ProtocolRecord } from '../contract/protocol-record.ts'
import { protocolIndex, protocolSearch, toProtocolDocument } from './index-protocol.ts'
import { loadProtocols } from './load-protocol.ts'

/** Laboratory protocols. No official file provides them; docs/data-sources.md describes this format. */
export const ingestProtocols = detailSource({
  title: 'Laboratory protocols',
  file: 'rosette_protocol',
  table: 'protocol_line',
  columns: {
    name: cells.text,
    tair_accession: cells.wholeNumber,
    authors: cells.text,
    description: cells.text,
    usage: cells.text,
    methods: cells.text,
    reference_id: cells.wholeNumber,
    keywords: cells.text,
    websites: (text) => (parseWebsites(text) === null ? undefined : text),
    date_last_modified: cells.date,
  },
  needed: ['name'],
})

export const protocolServer = defineKindServer<ProtocolRecord>({
  tables: [new URL('./protocol-tables.sql', import.meta.url)],
  derive: [new URL('./protocol-derive.sql', import.meta.url)],
  derivesFrom: ['ontology_term'],
  loadsFrom: ['publication'],
  sources: [ingestProtocols],
  keys: { table: 'protocol', column: 'protocol_id' },
  loadRecords: loadProtocols,
  lookups: ({ protocolId }) => [{ by: 'id', value: String(protocolId) }],
  identifiers: identifiersOfProtocol,
  ownFacts: {
    name: 'Summary',
    authors: 'Summary',
    dateLastModified: 'Summary',
    tairAccession: 'Summary',
    description: 'Summary',
    usage: 'Summary',
    methods: 'Summary',
    publication: 'Summary',
    websites: 'Summary',
    keywords: 'Keywords',
    protocolId: null,
  },
  publicView: {
    summary: ({ name, description }) => ({ name, description, permanentName: null }),
    schemaOrg: { type: 'HowTo' },
    isInSitemap: false,
    sequences: null,
  },
  search: { index: protocolIndex, criteria: protocolSearch, toDocument: toProtocolDocument, namesOfOthers: ['authors'] },
})

export function identifiersOfProtocol({ name, tairAccession }: ProtocolRecord): RecordIdentifiers {
  return {
    label: name,
    names: [{ type: 'name', name }, ...(tairAccession === null ? [] : [{ type: 'accession', name: tairAccession } as const])],
  }
}
