import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { LocusNames } from '../../contract/views/locus-names.ts'

/** As much as stands beside a code. */
const mostCharacters = 200

/** What loci are called, for people who do not know them by their codes. */
export async function loadLocusNames(db: ReleaseDb, names: readonly string[]): Promise<LocusNames['loci']> {
  const rows = await db
    .selectFrom('locus')
    .leftJoin('locusSymbol as named', (join) => join.onRef('named.locusId', '=', 'locus.locusId').on('named.rank', '=', 0))
    .select(['locus.name', 'named.symbol', 'named.fullName', 'locus.description'])
    .where('locus.name', 'in', names)
    .execute()
  return rows.map((row) => ({ ...row, description: row.description?.slice(0, mostCharacters) ?? null }))
}
