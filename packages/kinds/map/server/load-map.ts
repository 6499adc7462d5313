import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { type AssemblyGap, MapRecord } from '../contract/map-record.ts'

export async function loadMaps(db: ReleaseDb, mapIds: readonly number[]): Promise<Map<number, MapRecord>> {
  const [rows, gaps] = await Promise.all([mapRowsQuery(db, mapIds).execute(), mapGapsQuery(db, mapIds).execute()])
  const gapsOf = groupedBy(gaps, 'mapId')
  return new Map(rows.map((row) => [row.mapId, toRecord(row, gapsOf(row.mapId))]))
}

function toRecord(row: RowOf<typeof mapRowsQuery>, gaps: readonly AssemblyGap[]): MapRecord {
  // A map of anything but a chromosome, or of a type that we do not know, is a fault of ours and not of the files.
  return MapRecord.parse({ ...row, chromosome: parseChromosome(row.chromosome), gaps })
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
    .where('mapId', '=', amongKeys(mapIds))
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
