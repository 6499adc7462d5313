import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'
import { identifiersOfPolymorphism } from './identifiers-of-polymorphism.ts'
import { polymorphismIndex, toPolymorphismDocument } from './index-polymorphism.ts'
import { ingestInsertionFlanks } from './ingest-insertion-flanks.ts'
import { ingestInsertionLineChecks } from './ingest-insertion-line-checks.ts'
import { ingestPolymorphisms } from './ingest-polymorphisms.ts'
import { loadPolymorphisms } from './load-polymorphism.ts'
import { loadPolymorphismSearchFields } from './load-polymorphism-search-fields.ts'
import { polymorphismSearch } from './search-polymorphism.ts'

export const polymorphismServer = defineKindServer<PolymorphismRecord>({
  tables: new URL('./polymorphism-tables.sql', import.meta.url),
  derive: new URL('./polymorphism-derive.sql', import.meta.url),
  derivesFrom: ['germplasm', 'germplasm_allele', 'locus', 'publication'],
  loadsFrom: ['germplasm', 'germplasm_phenotype', 'locus', 'locus_symbol', 'marker', 'marker_pattern', 'publication'],
  sources: [ingestInsertionFlanks, ingestInsertionLineChecks, ingestPolymorphisms],
  keys: { table: 'polymorphism', column: 'polymorphism_id' },
  loadRecords: loadPolymorphisms,
  lookups: ({ originalName, polymorphismTairObjectId }) => [
    { by: 'name', value: originalName.toUpperCase() },
    ...(polymorphismTairObjectId === null ? [] : [{ by: 'accession' as const, value: String(polymorphismTairObjectId) }]),
  ],
  identifiers: identifiersOfPolymorphism,
  search: {
    index: polymorphismIndex,
    criteria: polymorphismSearch,
    toDocument: toPolymorphismDocument,
    loadFurther: loadPolymorphismSearchFields,
  },
})
