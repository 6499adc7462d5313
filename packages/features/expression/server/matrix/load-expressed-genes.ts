import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { expressedFrom } from '@rosette/kinds/locus/contract/expressed-from.ts'
import { sql } from 'kysely'
import type { ExpressedIn } from '../../contract/expressed-in.ts'

/** Keys of the loci with a mean of the limit or more in one of the samples (EXPR-026). */
export async function loadExpressedGenes(db: ReleaseDb, { dataSet, organ, sample }: ExpressedIn): Promise<number[]> {
  const set = await db.selectFrom('expressionDataSet').select('unit').where('dataSet', '=', dataSet).executeTakeFirstOrThrow()
  let samples = db.selectFrom('expressionSample').select('rank').where('dataSet', '=', dataSet)
  if (organ !== undefined) samples = samples.where('organ', '=', organ)
  if (sample !== undefined) samples = samples.where('sample', '=', sample)
  const ranks = (await samples.execute()).map(({ rank }) => rank)
  const rows = await db
    .selectFrom('expressionProfile')
    .select('locusId')
    .where('dataSet', '=', dataSet)
    .where(
      sql<boolean>`${expressedFrom(set.unit)}::real <= any(array(select sample_means[place] from unnest(${sql.val(ranks)}::int[]) as place))`,
    )
    .execute()
  return rows.map(({ locusId }) => locusId)
}
