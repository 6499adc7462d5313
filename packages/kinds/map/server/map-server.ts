import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import { sql } from 'kysely'
import { type MapMarker, mostMapMarkers } from '../contract/map-markers.ts'
import { type AssemblyGap, MapRecord } from '../contract/map-record.ts'
import { ingestAssemblyGaps, ingestF2Maps, ingestLerCviMap, ingestMapLoci } from './ingest-maps.ts'

export const mapServer = defineKindServer<MapRecord>({
  tables: [new URL('./map-tables.sql', import.meta.url)],
  derive: [new URL('./map-derive.sql', import.meta.url)],
  derivesFrom: [],
  loadsFrom: ['marker', 'marker_location'],
  sources: [ingestLerCviMap, ingestF2Maps, ingestMapLoci, ingestAssemblyGaps],
  keys: { table: 'map', column: 'map_id' },
  loadRecords: loadMaps,
  lookups: () => [],
  ownFacts: {
    name: 'Summary',
    mapType: 'Summary',
    chromosome: 'Summary',
    units: 'Summary',
    length: 'Summary',
    description: 'Summary',
    markers: 'Markers',
    gaps: 'Gaps',
    mapId: null,
    markerCount: null,
  },
  publicView: {
    summary: () => null,
    schemaOrg: { type: 'CreativeWork' },
    isInSitemap: false,
    sequences: null,
  },
  search: null,
})

export async function loadMaps(db: ReleaseDb, mapIds: readonly number[]): Promise<Map<number, MapRecord>> {
  const [rows, gaps, markers] = await Promise.all([
    mapRowsQuery(db, mapIds).execute(),
    mapGapsQuery(db, mapIds).execute(),
    mapMarkersQuery(db, mapIds).execute(),
  ])
  const gapsOf = groupedBy(gaps, 'mapId')
  const markersOf = groupedBy(markers, 'mapId', toMarker)
  return new Map(rows.map((row) => [row.mapId, toRecord(row, gapsOf(row.mapId), markersOf(row.mapId))]))
}

function toMarker({ markerId, name, start, end }: RowOf<typeof mapMarkersQuery>): MapMarker {
  return { marker: { kind: 'marker', key: markerId, label: name }, start, end }
}

function toRecord(row: RowOf<typeof mapRowsQuery>, gaps: readonly AssemblyGap[], markers: readonly MapMarker[]): MapRecord {
  // A map without a chromosome or of an unknown type is our bug, not an error in the files.
  return MapRecord.parse({ ...row, chromosome: parseChromosome(row.chromosome), gaps, markers: markers.slice(0, mostMapMarkers) })
}

/** Markers of genetic maps and of the sequence are both in marker_location. */
export function mapRowsQuery(db: ReleaseDb, mapIds: readonly number[]) {
  return db
    .selectFrom('map')
    .select(['mapId', 'name', 'mapType', 'chromosome', 'units', 'length', 'description'])
    .select((eb) =>
      eb
        .selectFrom('markerLocation')
        .whereRef('markerLocation.mapId', '=', 'map.mapId')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('markerCount'),
    )
    .where('mapId', '=', amongKeys(mapIds))
}

export function mapMarkersQuery(db: ReleaseDb, mapIds: readonly number[]) {
  return db
    .selectFrom('markerLocation as place')
    .innerJoin('marker', 'marker.markerId', 'place.markerId')
    .select(['place.mapId', 'marker.markerId', 'marker.name', 'place.startPosition as start', 'place.endPosition as end'])
    .where('place.mapId', '=', amongKeys(mapIds))
    .orderBy('place.mapId')
    .orderBy('place.startPosition')
    .orderBy('marker.name')
}

export function mapGapsQuery(db: ReleaseDb, mapIds: readonly number[]) {
  return db
    .selectFrom('map')
    .innerJoin('assemblyGap as gap', 'gap.chromosome', 'map.chromosome')
    .select(['map.mapId', 'gap.startPosition as start', 'gap.endPosition as end', 'gap.reason'])
    .where('map.mapId', '=', amongKeys(mapIds))
    .where('map.name', '=', sql.lit('AGI'))
    .orderBy('map.mapId')
    .orderBy('gap.startPosition')
}
