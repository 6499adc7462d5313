import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** Loci with their main symbols, by key. */
export async function nameLoci(
  db: ReleaseDb,
  keys: readonly number[],
): Promise<ReadonlyMap<number, { locus: RecordRef; symbol: string | null }>> {
  const rows = await db
    .selectFrom('locus')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'locus.locusId').on('main.rank', '=', sql.lit(0)))
    .select(['locus.locusId', 'locus.name', 'main.symbol'])
    .where('locus.locusId', '=', amongKeys(keys))
    .execute()
  return new Map(rows.map(({ locusId: key, name, symbol }) => [key, { locus: { kind: 'locus', key, label: name }, symbol }]))
}
