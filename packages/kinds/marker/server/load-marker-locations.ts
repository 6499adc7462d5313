import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import type { MapLocation } from '@rosette/contract-kit/record-parts.ts'
import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { markerLocationsQuery } from './marker-queries.ts'

/** Where markers lie on the sequence and on genetic maps. A marker has no orientation. */
export async function loadMarkerLocations(db: ReleaseDb, markerIds: readonly number[]): Promise<(markerId: number) => MapLocation[]> {
  const rows = await markerLocationsQuery(db, markerIds).execute()
  const placesOf = groupedBy(rows, 'markerId')
  return (markerId) => placesOf(markerId).flatMap(toLocation)
}

function toLocation(row: RowOf<typeof markerLocationsQuery>): MapLocation[] {
  const chromosome = parseChromosome(row.chromosome)
  if (chromosome === null) return []
  const { mapId, name, mapType, units, startPosition: start, endPosition: end } = row
  return [{ map: { kind: 'map', key: mapId, label: name }, name, mapType, units, chromosome, start, end, orientation: null }]
}
