import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { MarkerRecord } from '../contract/marker-record.ts'
import { identifiersOfMarker } from './identifiers-of-marker.ts'
import { markerIndex, toMarkerDocument } from './index-marker.ts'
import { ingestMagicMarkers } from './ingest-magic-markers.ts'
import { ingestMarkerDetails } from './ingest-marker-details.ts'
import { ingestMarkerPatterns } from './ingest-marker-patterns.ts'
import { ingestSnpAssay } from './ingest-snp-assay.ts'
import { loadMarkers } from './load-marker.ts'
import { loadMarkerSearchFields } from './load-marker-search-fields.ts'
import { markerSearch } from './search-marker.ts'

/** Markers of genetic maps are read by the kind map. */
export const markerServer = defineKindServer<MarkerRecord>({
  tables: new URL('./marker-tables.sql', import.meta.url),
  derive: new URL('./marker-derive.sql', import.meta.url),
  derivesFrom: ['genetic_map_position', 'map'],
  loadsFrom: ['clone', 'locus', 'locus_symbol', 'map', 'polymorphism', 'publication'],
  sources: [ingestMagicMarkers, ingestSnpAssay, ingestMarkerDetails, ingestMarkerPatterns],
  keys: { table: 'marker', column: 'marker_id' },
  loadRecords: loadMarkers,
  lookups: ({ tairAccession }) => (tairAccession === null ? [] : [{ by: 'accession', value: String(tairAccession) }]),
  identifiers: identifiersOfMarker,
  search: { index: markerIndex, criteria: markerSearch, toDocument: toMarkerDocument, loadFurther: loadMarkerSearchFields },
})
