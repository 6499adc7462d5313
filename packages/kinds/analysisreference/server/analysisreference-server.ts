import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { AnalysisreferenceRecord } from '../contract/analysisreference-record.ts'
import { ingestAnalysisReferences } from './ingest-analysis-references.ts'
import { loadAnalysisreferences } from './load-analysisreference.ts'

export const analysisreferenceServer = defineKindServer<AnalysisreferenceRecord>({
  tables: new URL('./analysisreference-tables.sql', import.meta.url),
  derive: new URL('./analysisreference-derive.sql', import.meta.url),
  derivesFrom: [],
  loadsFrom: [],
  sources: [ingestAnalysisReferences],
  keys: { table: 'analysisreference', column: 'reference_id' },
  loadRecords: loadAnalysisreferences,
  lookups: () => [],
  search: null,
})
