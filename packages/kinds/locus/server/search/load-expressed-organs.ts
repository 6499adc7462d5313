import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { expressedFrom } from '../../contract/expressed-from.ts'

/** Organs in which a locus is expressed, for searches: in some sample its mean reaches the limit of the unit. In the largest data set that has a limit. */
export async function loadExpressedOrgans(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => string[]> {
  const sets = await db.selectFrom('expressionDataSet').select(['dataSet', 'unit']).orderBy('rank').execute()
  const [first] = sets.flatMap(({ dataSet, unit }) => {
    const limit = expressedFrom(unit)
    return limit === null ? [] : [{ dataSet, limit }]
  })
  if (!first) return () => []
  return groupedBy(await expressedOrgansQuery(db, locusIds, first).execute(), 'locusId', ({ organ }) => organ)
}

type Expressed = { dataSet: string; limit: number }

/** Means stand in the order of the samples. */
export function expressedOrgansQuery(db: ReleaseDb, locusIds: readonly number[], { dataSet, limit }: Expressed) {
  return db
    .selectFrom('expressionProfile as profile')
    .innerJoin('expressionSample as sample', 'sample.dataSet', 'profile.dataSet')
    .select(['profile.locusId', 'sample.organ'])
    .where('profile.locusId', '=', amongKeys(locusIds))
    .where('profile.dataSet', '=', dataSet)
    .where(sql`profile.sample_means[sample.rank]`, '>=', limit)
    .groupBy(['profile.locusId', 'sample.organ'])
    .orderBy('profile.locusId')
    .orderBy((eb) => eb.fn.min('sample.rank'))
}
