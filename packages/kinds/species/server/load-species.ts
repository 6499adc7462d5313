import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { SpeciesRecord } from '../contract/species-record.ts'

export async function loadSpecies(db: ReleaseDb, taxonIds: readonly number[]): Promise<Map<number, SpeciesRecord>> {
  const rows = await speciesRowsQuery(db, taxonIds).execute()
  return new Map(rows.map((row) => [row.taxonId, row]))
}

export function speciesRowsQuery(db: ReleaseDb, taxonIds: readonly number[]) {
  return db
    .selectFrom('species')
    .select(['taxonId', 'scientificName', 'genus', 'species', 'commonName', 'taxonomy'])
    .where('taxonId', '=', amongKeys(taxonIds))
}
