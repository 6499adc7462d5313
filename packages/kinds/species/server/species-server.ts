import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { SpeciesRecord } from '../contract/species-record.ts'
import { loadSpecies } from './load-species.ts'

export const speciesServer = defineKindServer<SpeciesRecord>({
  tables: new URL('./species-tables.sql', import.meta.url),
  derive: new URL('./species-derive.sql', import.meta.url),
  derivesFrom: [],
  loadsFrom: [],
  sources: [],
  keys: { table: 'species', column: 'taxon_id' },
  loadRecords: loadSpecies,
  lookups: () => [],
  search: null,
})
