import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { loadExpressedOrgans } from './load-expressed-organs.ts'

test('[EXPR-020] [EXPR-025] without a data set whose unit has a limit no gene has an organ', async () => {
  const { db, releaseId } = await testDatabase()
  const release = db.release(releaseId)
  const { locusId } = await release.selectFrom('locus').select('locusId').where('name', '=', 'AT4G18960').executeTakeFirstOrThrow()
  expect((await loadExpressedOrgans(release, [locusId]))(locusId)).not.toEqual([])
  await db.pool.query(`update ${schemaOf(releaseId)}.expression_data_set set unit = 'signal'`)
  expect((await loadExpressedOrgans(release, [locusId]))(locusId)).toEqual([])
})
