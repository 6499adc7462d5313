import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** Every name in the curators' order; symbols and their full names are among them. */
export async function loadLocusNames(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await locusNamesQuery(db, locusIds).execute()
  const namesOf = Map.groupBy(rows, (row) => row.locusId)
  return new Map([...namesOf].map(([locusId, names]) => [locusId, names.map((row) => row.name)]))
}

export function locusNamesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('locusName', 'locusName.locusName', 'locus.name')
    .select(['locus.locusId', 'locusName.name'])
    .where('locus.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .orderBy('locus.locusId')
    .orderBy('locusName.rank')
}
