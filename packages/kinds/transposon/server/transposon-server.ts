import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { TransposonRecord } from '../contract/transposon-record.ts'
import { toTransposonDocument, transposonIndex, transposonSearch } from './index-transposon.ts'
import { ingestTransposableElements, ingestTransposonFeatures } from './ingest-transposons.ts'
import { loadTransposons } from './load-transposon.ts'

export const transposonServer = defineKindServer<TransposonRecord>({
  tables: [new URL('./transposon-tables.sql', import.meta.url)],
  derive: [new URL('./transposon-derive.sql', import.meta.url)],
  derivesFrom: ['locus'],
  loadsFrom: ['locus', 'map', 'nucleotide_sequence', 'transposon_family'],
  sources: [ingestTransposableElements, ingestTransposonFeatures],
  keys: { table: 'transposon', column: 'transposon_id' },
  loadRecords: loadTransposons,
  lookups: () => [],
  identifiers: ({ name }) => ({ label: name, names: [{ type: 'name', name }] }),
  ownFacts: {
    name: 'Summary',
    dateLastModified: 'Summary',
    chromosome: 'Summary',
    family: 'Summary',
    superFamilyName: 'Summary',
    sequence: 'Summary',
    associatedTransposable: 'Associated Genes',
    transposonFeature: 'Features',
    globalAssignment: 'Map Locations',
    transposonId: null,
  },
  publicView: {
    summary: ({ name, superFamilyName, family }) => ({ name, type: superFamilyName, description: `Family ${family.label}` }),
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: true,
    sequences: null,
  },
  search: {
    index: transposonIndex,
    criteria: transposonSearch,
    toDocument: toTransposonDocument,
    namesOfOthers: ['family_name', 'super_family_name'],
  },
})
