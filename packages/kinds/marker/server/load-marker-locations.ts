import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import type { MapLocation } from '@rosette/contract-kit/record-parts.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { markerLocationsQuery } from './marker-queries.ts'

/** Where markers lie on the sequence and on genetic maps. A marker has no orientation. */
export async function loadMarkerLocations(db: ReleaseDb, markerIds: readonly number[]): Promise<Map<number, MapLocation[]>> {
  const rows = await markerLocationsQuery(db, markerIds).execute()
  const rowsOf = Map.groupBy(rows, (row) => row.markerId)
  return new Map([...rowsOf].map(([markerId, places]) => [markerId, places.flatMap(toLocation)]))
}

function toLocation(row: Awaited<ReturnType<ReturnType<typeof markerLocationsQuery>['execute']>>[number]): MapLocation[] {
  const chromosome = parseChromosome(row.chromosome)
  if (chromosome === null) return []
  const { mapId, name, mapType, units, startPosition: start, endPosition: end } = row
  return [{ map: { kind: 'map', key: mapId, label: name }, name, mapType, units, chromosome, start, end, orientation: null }]
}
