import { toCloneHost, toCloneVector } from '@rosette/contract-kit/records/clone-parts.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { LibraryRecord } from '../contract/library-record.ts'

export async function loadLibraries(db: ReleaseDb, libraryIds: readonly number[]): Promise<Map<number, LibraryRecord>> {
  const [rows, aliases, enzymes, vectors, hosts, germplasms] = await Promise.all([
    libraryRowsQuery(db, libraryIds).execute(),
    libraryAliasesQuery(db, libraryIds).execute(),
    libraryEnzymesQuery(db, libraryIds).execute(),
    libraryVectorsQuery(db, libraryIds).execute(),
    libraryHostsQuery(db, libraryIds).execute(),
    libraryGermplasmsQuery(db, libraryIds).execute(),
  ])
  const names = rows.map((row) => row.name)
  const curationOf = await loadCuration(db, 'library', names)
  const records = rows.map((row) => {
    const { libraryId } = row
    const { attributions, comments, stocks } = curationOf(row.name)
    const record: LibraryRecord = {
      ...row,
      aliases: of(libraryId, aliases).map(({ alias }) => alias),
      restrictionEnzymes: of(libraryId, enzymes).map(({ name, id }) => ({ name, id })),
      vector: of(libraryId, vectors).map(toCloneVector),
      hostStrains: of(libraryId, hosts).flatMap((host) => toCloneHost(host) ?? []),
      stocks,
      germplasms: of(libraryId, germplasms).map(({ germplasmId, name }) => ({ kind: 'germplasm', key: germplasmId, label: name })),
      attributions,
      comments,
    }
    return [libraryId, record] as const
  })
  return new Map(records)
}

/** There are only a few dozen libraries, so scanning the batch is fast enough. */
function of<Row extends { libraryId: number }>(libraryId: number, rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.libraryId === libraryId)
}

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

/** Vectors, hosts and germplasms are records only if their names are in the release. */
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
