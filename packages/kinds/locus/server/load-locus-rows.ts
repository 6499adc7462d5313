import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** The loci themselves, without their sections. The map is the sequence of their chromosome. */
export function locusRowsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .leftJoin('map', (join) => join.onRef('map.chromosome', '=', 'locus.chromosome').on('map.name', '=', sql.lit('AGI')))
    .select([
      'locus.locusId',
      'locus.name',
      'locus.tairObjectId',
      'locus.isObsolete',
      'locus.geneModelType',
      'locus.description',
      'locus.computationalDescription',
      'locus.chromosome',
      'locus.startPosition',
      'locus.endPosition',
      'locus.orientation',
      'map.mapId',
    ])
    .where('locus.locusId', '=', amongKeys(locusIds))
}
