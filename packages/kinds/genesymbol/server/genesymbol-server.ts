import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { GenesymbolRecord } from '../contract/genesymbol-record.ts'
import { genesymbolIndex, genesymbolSearch, toGenesymbolDocument } from './index-genesymbol.ts'
import { ingestGeneClassRegistrations } from './ingest-gene-class-registrations.ts'
import { loadGenesymbols } from './load-genesymbol.ts'

export const genesymbolServer = defineKindServer<GenesymbolRecord>({
  tables: new URL('./genesymbol-tables.sql', import.meta.url),
  derive: new URL('./genesymbol-derive.sql', import.meta.url),
  derivesFrom: ['gene_alias', 'locus'],
  loadsFrom: ['gene', 'locus', 'publication'],
  sources: [ingestGeneClassRegistrations],
  keys: { table: 'genesymbol', column: 'tair_object_id' },
  loadRecords: loadGenesymbols,
  lookups: () => [],
  search: { index: genesymbolIndex, criteria: genesymbolSearch, toDocument: toGenesymbolDocument },
})
