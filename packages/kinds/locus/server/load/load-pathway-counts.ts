import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** How many pathways a locus has; null if the release has none at all. */
export async function loadPathwayCounts(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => number | null> {
  const [any, counts] = await Promise.all([
    db.selectFrom('pathway').select('pathwayId').limit(1).execute(),
    pathwayCountsQuery(db, locusIds).execute(),
  ])
  const countOf = new Map(counts.map(({ locusId, pathwayCount }) => [locusId, pathwayCount]))
  return (locusId) => (any.length === 0 ? null : (countOf.get(locusId) ?? 0))
}

export function pathwayCountsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('pathwayLocus')
    .select(({ fn }) => ['locusId', fn.count<number>('pathwayId').distinct().as('pathwayCount')])
    .where('locusId', '=', amongKeys(locusIds))
    .groupBy('locusId')
}
