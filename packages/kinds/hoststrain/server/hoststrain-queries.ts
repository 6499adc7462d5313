import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

export function hoststrainRowsQuery(db: ReleaseDb, hostStrainIds: readonly number[]) {
  return db
    .selectFrom('hoststrain')
    .select(['hostStrainId', 'name', 'tairAccession', 'media', 'genotype', 'dateLastModified'])
    .where('hostStrainId', '=', (eb) => eb.fn.any(sql.val(hostStrainIds)))
}

/** A species is a record only where its name is one of the release. */
export function hoststrainTaxonsQuery(db: ReleaseDb, hostStrainIds: readonly number[]) {
  return db
    .selectFrom('hoststrainTaxon as taxon')
    .leftJoin('species', 'species.scientificName', 'taxon.scientificName')
    .select(['taxon.hostStrainId', 'taxon.scientificName', 'taxon.genus', 'taxon.species', 'species.taxonId'])
    .where('taxon.hostStrainId', '=', (eb) => eb.fn.any(sql.val(hostStrainIds)))
    .orderBy('taxon.hostStrainId')
    .orderBy('taxon.rank')
}
