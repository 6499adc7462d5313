import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { LocusRecord } from '../contract/locus-record.ts'

export async function loadLocusSymbols(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => LocusRecord['symbols']> {
  const rows = await locusSymbolsQuery(db, locusIds).execute()
  return groupedBy(rows, 'locusId', ({ name, fullName }) => ({ name, fullName }))
}

export function locusSymbolsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusSymbol')
    .select(['locusId', 'symbol as name', 'fullName'])
    .where('locusId', '=', amongKeys(locusIds))
    .orderBy('locusId')
    .orderBy('rank')
}
