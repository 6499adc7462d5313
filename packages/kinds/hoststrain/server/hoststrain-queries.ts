import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

export function hoststrainRowsQuery(db: ReleaseDb, hostStrainIds: readonly number[]) {
  return db
    .selectFrom('hoststrain')
    .select(['hostStrainId', 'name', 'tairAccession', 'media', 'genotype', 'dateLastModified'])
    .where('hostStrainId', '=', amongKeys(hostStrainIds))
}

/** A species is a record only if its name is one of the release. */
export function hoststrainTaxonsQuery(db: ReleaseDb, hostStrainIds: readonly number[]) {
  return db
    .selectFrom('hoststrainTaxon as taxon')
    .leftJoin('species', 'species.scientificName', 'taxon.scientificName')
    .select(['taxon.hostStrainId', 'taxon.scientificName', 'taxon.genus', 'taxon.species', 'species.taxonId'])
    .where('taxon.hostStrainId', '=', amongKeys(hostStrainIds))
    .orderBy('taxon.hostStrainId')
    .orderBy('taxon.rank')
}
