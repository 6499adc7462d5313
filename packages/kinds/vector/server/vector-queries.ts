import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** The host is a record only if its name is one of the release. */
export function vectorRowsQuery(db: ReleaseDb, vectorIds: readonly number[]) {
  return db
    .selectFrom('vector')
    .leftJoin('hoststrain', 'hoststrain.name', 'vector.hostStrain')
    .leftJoin('hoststrainTaxon as taxon', (join) =>
      join.onRef('taxon.hostStrainId', '=', 'hoststrain.hostStrainId').on('taxon.rank', '=', sql.lit(1)),
    )
    .select(['vector.vectorId', 'vector.name', 'vector.tairObjectId', 'vector.vectorType', 'vector.description', 'vector.promoterName'])
    .select(['vector.promoterInfo', 'vector.antibioticResistance', 'vector.hostStrain as hostName', 'vector.dateLastModified'])
    .select(['hoststrain.hostStrainId', 'taxon.genus', 'taxon.species'])
    .where('vector.vectorId', '=', amongKeys(vectorIds))
}

export function vectorAliasesQuery(db: ReleaseDb, vectorIds: readonly number[]) {
  return db
    .selectFrom('vectorAlias')
    .select(['vectorId', 'alias'])
    .where('vectorId', '=', amongKeys(vectorIds))
    .orderBy('vectorId')
    .orderBy('alias')
}

export function vectorLibrariesQuery(db: ReleaseDb, vectorIds: readonly number[]) {
  return db
    .selectFrom('libraryVector')
    .innerJoin('vector', 'vector.name', 'libraryVector.vectorName')
    .innerJoin('library', 'library.libraryId', 'libraryVector.libraryId')
    .select(['vector.vectorId', 'library.libraryId', 'library.name'])
    .where('vector.vectorId', '=', amongKeys(vectorIds))
    .orderBy('vector.vectorId')
    .orderBy('library.name')
}

export function vectorImagesQuery(db: ReleaseDb, vectorIds: readonly number[]) {
  return db
    .selectFrom('vectorImage')
    .select(['vectorId', 'imageId', 'address'])
    .where('vectorId', '=', amongKeys(vectorIds))
    .orderBy('vectorId')
    .orderBy('imageId')
}
