import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { LocusRecord } from '../contract/locus-record.ts'

export async function loadLocusSymbols(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, LocusRecord['symbols']>> {
  const rows = await locusSymbolsQuery(db, locusIds).execute()
  const symbolsOf = Map.groupBy(rows, (row) => row.locusId)
  return new Map([...symbolsOf].map(([locusId, symbols]) => [locusId, symbols.map(({ name, fullName }) => ({ name, fullName }))]))
}

export function locusSymbolsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusSymbol')
    .select(['locusId', 'symbol as name', 'fullName'])
    .where('locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .orderBy('locusId')
    .orderBy('rank')
}
