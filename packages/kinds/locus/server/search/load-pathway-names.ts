import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** Names of the pathways of a locus, for searches. */
export async function loadPathwayNames(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => string[]> {
  return groupedBy(await pathwayNamesQuery(db, locusIds).execute(), 'locusId', ({ name }) => name)
}

export function pathwayNamesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('pathwayLocus as member')
    .innerJoin('pathway', 'pathway.pathwayId', 'member.pathwayId')
    .select(['member.locusId', 'pathway.name'])
    .distinct()
    .where('member.locusId', '=', amongKeys(locusIds))
    .orderBy('member.locusId')
    .orderBy('pathway.name')
}
