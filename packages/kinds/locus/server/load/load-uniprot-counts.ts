import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** Of how many UniProt entries of a locus the release has the texts; null if it has none of any locus. */
export async function loadUniprotCounts(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => number | null> {
  const [any, counts] = await Promise.all([
    db.selectFrom('uniprotCurrentEntry').select('accession').limit(1).execute(),
    uniprotCountsQuery(db, locusIds).execute(),
  ])
  const countOf = new Map(counts.map(({ locusId, entryCount }) => [locusId, entryCount]))
  return (locusId) => (any.length === 0 ? null : (countOf.get(locusId) ?? 0))
}

export function uniprotCountsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('uniprotEntryLocus')
    .select(({ fn }) => ['locusId', fn.countAll<number>().as('entryCount')])
    .where('locusId', '=', amongKeys(locusIds))
    .groupBy('locusId')
}
