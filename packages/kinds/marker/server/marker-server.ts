import { citations } from '@rosette/release-kit/changes/citations.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import type { MarkerRecord } from '../contract/marker-record.ts'
import { loadMarkerSearchFields, markerIndex, markerSearch, toMarkerDocument } from './index-marker.ts'
import { ingestGenotypedMarkers, ingestMagicMarkers, ingestMarkerDetails, ingestMarkerPatterns, ingestSnpAssay } from './ingest-markers.ts'
import { loadMarkers } from './load-marker.ts'

/** The map kind reads the markers of genetic maps. */
export const markerServer = defineKindServer<MarkerRecord>({
  tables: [new URL('./marker-tables.sql', import.meta.url)],
  derive: [new URL('./marker-derive.sql', import.meta.url)],
  derivesFrom: ['genetic_map_position', 'map'],
  loadsFrom: ['clone', 'gene', 'locus', 'locus_symbol', 'map', 'polymorphism', 'publication'],
  sources: [
    ingestMagicMarkers,
    ingestSnpAssay,
    ingestGenotypedMarkers,
    ingestMarkerDetails,
    ingestMarkerPatterns,
    ...curationSources('marker'),
  ],
  keys: { table: 'marker', column: 'marker_id' },
  loadRecords: loadMarkers,
  lookups: ({ tairAccession }) => (tairAccession === null ? [] : [{ by: 'accession', value: String(tairAccession) }]),
  identifiers: identifiersOfMarker,
  ownFacts: {
    markerName: 'Summary',
    aliases: 'Summary',
    dateLastModified: 'Summary',
    tairAccession: 'Summary',
    markerType: 'Summary',
    length: 'Summary',
    isPCRMarker: 'Summary',
    specialConditions: 'Summary',
    chromosome: 'Summary',
    madeFrom: 'Made From',
    associatedLoci: 'Associated Loci',
    globalAssignments: 'Map Locations',
    pcrProductLengths: 'PCR Product Lengths',
    digestPatterns: 'Digest Patterns',
    flankSequence: 'Flanking Sequence',
    attributions: 'Attributions',
    comments: 'Comments',
    publications: citations,
    markerId: null,
    associatedGene: null,
  },
  publicView: {
    summary: ({ markerName, markerType }) => ({ name: markerName, type: markerType }),
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: true,
    sequences: null,
  },
  search: { index: markerIndex, criteria: markerSearch, toDocument: toMarkerDocument, loadFurther: loadMarkerSearchFields },
})

export function identifiersOfMarker({ markerName, tairAccession, aliases }: MarkerRecord): RecordIdentifiers {
  return {
    label: markerName,
    names: [
      { type: 'name', name: markerName },
      ...(tairAccession === null
        ? []
        : [
            { type: 'accession', name: `GeneticMarker:${tairAccession}` } as const,
            { type: 'alias', name: String(tairAccession) } as const,
          ]),
      ...aliases.map((alias) => ({ type: 'alias', name: alias }) as const),
    ],
  }
}
