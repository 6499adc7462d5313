import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { MapRecord } from '../contract/map-record.ts'
import { ingestAssemblyGaps, ingestF2Maps, ingestLerCviMap, ingestMapLoci } from './ingest-maps.ts'
import { loadMaps } from './load-map.ts'

export const mapServer = defineKindServer<MapRecord>({
  tables: new URL('./map-tables.sql', import.meta.url),
  derive: new URL('./map-derive.sql', import.meta.url),
  derivesFrom: [],
  loadsFrom: ['marker_location'],
  sources: [ingestLerCviMap, ingestF2Maps, ingestMapLoci, ingestAssemblyGaps],
  keys: { table: 'map', column: 'map_id' },
  loadRecords: loadMaps,
  lookups: () => [],
  search: null,
})
