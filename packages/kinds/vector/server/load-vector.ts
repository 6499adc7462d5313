import { toCloneHost } from '@rosette/contract-kit/records/clone-parts.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { VectorRecord } from '../contract/vector-record.ts'

export async function loadVectors(db: ReleaseDb, vectorIds: readonly number[]): Promise<Map<number, VectorRecord>> {
  const [rows, aliases, libraries, images] = await Promise.all([
    vectorRowsQuery(db, vectorIds).execute(),
    vectorAliasesQuery(db, vectorIds).execute(),
    vectorLibrariesQuery(db, vectorIds).execute(),
    vectorImagesQuery(db, vectorIds).execute(),
  ])
  const names = rows.map((row) => row.name)
  const curationOf = await loadCuration(db, 'vector', names)
  const aliasesOf = groupedBy(aliases, 'vectorId')
  const librariesOf = groupedBy(libraries, 'vectorId')
  const imagesOf = groupedBy(images, 'vectorId')
  const records = rows.map(({ hostName, hostStrainId, genus, species, ...row }) => {
    const { attributions, comments, stocks } = curationOf(row.name)
    const record: VectorRecord = {
      ...row,
      aliases: aliasesOf(row.vectorId).map(({ alias }) => alias),
      hostStrain: toCloneHost({ hostName, hostStrainId, genus, species }),
      stockDetails: stocks,
      libraryVectors: librariesOf(row.vectorId).map(({ libraryId, name }) => ({
        kind: 'library',
        key: libraryId,
        label: name,
      })),
      imageDetails: imagesOf(row.vectorId).map(({ imageId, address }) => ({ imageId, address })),
      attributions,
      comments,
    }
    return [row.vectorId, record] as const
  })
  return new Map(records)
}

/** The host is a record only if its name is in the release. */
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
