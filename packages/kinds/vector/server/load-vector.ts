import { toCloneHost } from '@rosette/contract-kit/to-clone-host.ts'
import { groupedBy } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { VectorRecord } from '../contract/vector-record.ts'
import { vectorAliasesQuery, vectorImagesQuery, vectorLibrariesQuery, vectorRowsQuery } from './vector-queries.ts'

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
