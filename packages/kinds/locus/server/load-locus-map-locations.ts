import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import type { MapLocation } from '@rosette/contract-kit/record-parts.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** Where loci lie on genetic and physical maps; their place on the sequence is their own. */
export async function loadLocusMapLocations(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => MapLocation[]> {
  const rows = await locusMapLocationsQuery(db, locusIds).execute()
  const placesOf = groupedBy(rows, 'locusId')
  return (locusId) => placesOf(locusId).flatMap(toLocation)
}

function toLocation(row: RowOf<typeof locusMapLocationsQuery>): MapLocation[] {
  const chromosome = parseChromosome(row.chromosome)
  if (chromosome === null) return []
  const { mapId, name, mapType, units, startPosition: start, endPosition } = row
  const map = { kind: 'map', key: mapId, label: name }
  return [{ map, name, mapType, units, chromosome, start, end: endPosition ?? start, orientation: null }]
}

export function locusMapLocationsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('mapLocus as place', 'place.locusName', 'locus.name')
    .innerJoin('map', (join) => join.onRef('map.name', '=', 'place.mapName').onRef('map.chromosome', '=', 'place.chromosome'))
    .select(['locus.locusId', 'place.startPosition', 'place.endPosition'])
    .select(['map.mapId', 'map.name', 'map.mapType', 'map.units', 'map.chromosome'])
    .distinct()
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('map.mapType', 'desc')
    .orderBy('map.name')
    .orderBy('place.startPosition')
}
