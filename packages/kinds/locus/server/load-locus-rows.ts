import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** The loci themselves, without their sections. */
export function locusRowsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .select([
      'locusId',
      'name',
      'tairObjectId',
      'geneModelType',
      'description',
      'computationalDescription',
      'chromosome',
      'startPosition',
      'endPosition',
      'orientation',
    ])
    .where('locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
}
