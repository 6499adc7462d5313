import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

export function libraryRowsQuery(db: ReleaseDb, libraryIds: readonly number[]) {
  return db
    .selectFrom('library')
    .select(['libraryId', 'name', 'tairAccession', 'abbreviation', 'description', 'insertType', 'insertSizeRange', 'dateLastModified'])
    .where('libraryId', '=', amongKeys(libraryIds))
}

export function libraryAliasesQuery(db: ReleaseDb, libraryIds: readonly number[]) {
  return db
    .selectFrom('libraryAlias')
    .select(['libraryId', 'alias'])
    .where('libraryId', '=', amongKeys(libraryIds))
    .orderBy('libraryId')
    .orderBy('alias')
}

export function libraryEnzymesQuery(db: ReleaseDb, libraryIds: readonly number[]) {
  return db
    .selectFrom('libraryEnzyme')
    .select(['libraryId', 'name', 'enzymeId as id'])
    .where('libraryId', '=', amongKeys(libraryIds))
    .orderBy('libraryId')
    .orderBy('rank')
}

/** Vectors, hosts and germplasms are records only if their names are of the release. */
export function libraryVectorsQuery(db: ReleaseDb, libraryIds: readonly number[]) {
  return db
    .selectFrom('libraryVector as used')
    .leftJoin('vector', 'vector.name', 'used.vectorName')
    .select(['used.libraryId', 'used.vectorName', 'vector.vectorId', 'vector.vectorType', 'vector.description'])
    .where('used.libraryId', '=', amongKeys(libraryIds))
    .orderBy('used.libraryId')
    .orderBy('used.rank')
}

export function libraryHostsQuery(db: ReleaseDb, libraryIds: readonly number[]) {
  return db
    .selectFrom('libraryHost as used')
    .leftJoin('hoststrain', 'hoststrain.name', 'used.hostName')
    .leftJoin('hoststrainTaxon as taxon', (join) =>
      join.onRef('taxon.hostStrainId', '=', 'hoststrain.hostStrainId').on('taxon.rank', '=', sql.lit(1)),
    )
    .select(['used.libraryId', 'used.hostName', 'hoststrain.hostStrainId', 'taxon.genus', 'taxon.species'])
    .where('used.libraryId', '=', amongKeys(libraryIds))
    .orderBy('used.libraryId')
    .orderBy('used.rank')
}

export function libraryGermplasmsQuery(db: ReleaseDb, libraryIds: readonly number[]) {
  return db
    .selectFrom('libraryGermplasm as made')
    .innerJoin('germplasm', 'germplasm.name', 'made.germplasmName')
    .select(['made.libraryId', 'germplasm.germplasmId', 'germplasm.name'])
    .where('made.libraryId', '=', amongKeys(libraryIds))
    .orderBy('made.libraryId')
    .orderBy('germplasm.name')
}
