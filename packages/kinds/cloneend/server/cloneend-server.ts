import { citations } from '@rosette/release-kit/changes/citations.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { cloneSequenceSource } from '@rosette/release-kit/sources/clone-sequence-source.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import type { CloneendRecord } from '../contract/cloneend-record.ts'
import { ingestCloneendMatches, ingestCloneends } from './ingest-cloneends.ts'
import { loadCloneends } from './load-cloneend.ts'

export const cloneendServer = defineKindServer<CloneendRecord>({
  tables: [new URL('./cloneend-tables.sql', import.meta.url)],
  derive: [new URL('./cloneend-derive.sql', import.meta.url)],
  derivesFrom: ['clone', 'map'],
  loadsFrom: ['clone', 'clone_sequence', 'locus', 'map', 'nucleotide_sequence', 'publication'],
  sources: [ingestCloneends, ingestCloneendMatches, cloneSequenceSource('cloneend'), ...curationSources('cloneend')],
  keys: { table: 'cloneend', column: 'clone_end_id' },
  loadRecords: loadCloneends,
  lookups: ({ tairObjectId }) => (tairObjectId === null ? [] : [{ by: 'accession', value: String(tairObjectId) }]),
  identifiers: identifiersOfCloneend,
  ownFacts: {
    name: 'Summary',
    dateLastModified: 'Summary',
    tairObjectId: 'Summary',
    locus: 'Summary',
    cloneEndType: 'Summary',
    chromosome: 'Summary',
    clones: 'Clones',
    sequences: 'Nucleotide Sequences',
    globalAssignmentDetails: 'Map Locations',
    publications: citations,
    attributions: 'Attributions',
    comments: 'Comments',
    cloneEndId: null,
  },
  publicView: {
    summary: () => null,
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: false,
    sequences: null,
  },
  search: null,
})

/** Sequence accessions belong to other records but also identify the clone end. */
export function identifiersOfCloneend({ name, tairObjectId, sequences }: CloneendRecord): RecordIdentifiers {
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(tairObjectId === null ? [] : [{ type: 'accession', name: `CloneEnd:${tairObjectId}` } as const]),
      ...sequences.map(({ icAccession }) => ({ type: 'alias', name: icAccession }) as const),
    ],
  }
}
