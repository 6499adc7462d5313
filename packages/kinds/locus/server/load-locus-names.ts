import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** Every name in the curators' order; symbols and their full names are among them. */
export async function loadLocusNames(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => string[]> {
  const rows = await locusNamesQuery(db, locusIds).execute()
  return groupedBy(rows, 'locusId', (row) => row.name)
}

export function locusNamesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('locusName', 'locusName.locusName', 'locus.name')
    .select(['locus.locusId', 'locusName.name'])
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('locusName.rank')
}
