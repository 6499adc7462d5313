import { cloneSequenceSource } from '@rosette/release-kit/clone-sequence-source.ts'
import { curationSources } from '@rosette/release-kit/curation-sources.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { CloneendRecord } from '../contract/cloneend-record.ts'
import { identifiersOfCloneend } from './identifiers-of-cloneend.ts'
import { ingestCloneendMatches } from './ingest-cloneend-matches.ts'
import { ingestCloneends } from './ingest-cloneends.ts'
import { loadCloneends } from './load-cloneend.ts'

export const cloneendServer = defineKindServer<CloneendRecord>({
  tables: new URL('./cloneend-tables.sql', import.meta.url),
  derive: new URL('./cloneend-derive.sql', import.meta.url),
  derivesFrom: ['clone', 'map'],
  loadsFrom: ['clone', 'clone_sequence', 'locus', 'map', 'nucleotide_sequence', 'publication'],
  sources: [ingestCloneends, ingestCloneendMatches, cloneSequenceSource('cloneend'), ...curationSources('cloneend')],
  keys: { table: 'cloneend', column: 'clone_end_id' },
  loadRecords: loadCloneends,
  lookups: ({ tairObjectId }) => (tairObjectId === null ? [] : [{ by: 'accession', value: String(tairObjectId) }]),
  identifiers: identifiersOfCloneend,
  search: null,
})
