import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { MapRecord } from '../contract/map-record.ts'

export async function loadMaps(db: ReleaseDb, mapIds: readonly number[]): Promise<Map<number, MapRecord>> {
  const rows = await mapRowsQuery(db, mapIds).execute()
  return new Map(rows.map((row) => [row.mapId, toRecord(row)]))
}

function toRecord(row: Awaited<ReturnType<ReturnType<typeof mapRowsQuery>['execute']>>[number]): MapRecord {
  // A map of anything but a chromosome, or of a type that we do not know, is a fault of ours and not of the files.
  return MapRecord.parse({ ...row, chromosome: parseChromosome(row.chromosome) })
}

/** Markers of a genetic map lie in its own table, those of the sequence in the table of places. */
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
    .where('mapId', '=', (eb) => eb.fn.any(sql.val(mapIds)))
}
