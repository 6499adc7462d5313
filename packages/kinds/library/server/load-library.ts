import { toCloneHost } from '@rosette/contract-kit/to-clone-host.ts'
import { toCloneVector } from '@rosette/contract-kit/to-clone-vector.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { LibraryRecord } from '../contract/library-record.ts'
import {
  libraryAliasesQuery,
  libraryEnzymesQuery,
  libraryGermplasmsQuery,
  libraryHostsQuery,
  libraryRowsQuery,
  libraryVectorsQuery,
} from './library-queries.ts'

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

/** There are a few dozen libraries in the world, so that a search through the batch is good enough. */
function of<Row extends { libraryId: number }>(libraryId: number, rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.libraryId === libraryId)
}
