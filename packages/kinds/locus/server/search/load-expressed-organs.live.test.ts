import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { loadExpressedOrgans } from './load-expressed-organs.ts'

test('[EXPR-020] [EXPR-025] a gene has the organs with a mean of 1 or more in some sample; without a unit that has a limit it has none', async () => {
  const { db, releaseId } = await testDatabase()
  const release = db.release(releaseId)
  const { locusId } = await release.selectFrom('locus').select('locusId').where('name', '=', 'AT4G18960').executeTakeFirstOrThrow()
  const { rows } = await db.pool.query<{ organ: string; mean: number }>(
    `select organ, sample_means[rank] as mean from ${schemaOf(releaseId)}.expression_sample join ${schemaOf(releaseId)}.expression_profile using (data_set)
     where data_set = 'demo' and locus_id = $1 order by rank`,
    [locusId],
  )
  const expressed = [...new Set(rows.flatMap(({ organ, mean }) => (mean >= 1 ? [organ] : [])))]
  expect(expressed.length).toBeLessThan(new Set(rows.map(({ organ }) => organ)).size)
  expect((await loadExpressedOrgans(release, [locusId]))(locusId)).toEqual(expressed)
  await db.pool.query(`update ${schemaOf(releaseId)}.expression_data_set set unit = 'signal'`)
  expect((await loadExpressedOrgans(release, [locusId]))(locusId)).toEqual([])
})
