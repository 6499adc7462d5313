import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, inject, test } from 'vitest'
import { prepareSite } from './prepare-site.ts'

const { url, db } = await testDatabase('empty')

test('[SECURE-001] a database that the operator named gets neither the demo release nor demo accounts', async () => {
  const said: string[] = []
  await prepareSite({ DATABASE_URL: url, OPENSEARCH_URL: inject('liveRun').opensearchUrl }, false, (line) => said.push(line))
  expect(said.at(-1)).toContain('nothing is published')
  const { rows } = await db.pool.query(
    'select (select count(*) from community.account) as accounts, (select count(*) from community.release) as releases',
  )
  expect(rows).toEqual([{ accounts: 0, releases: 0 }])
})
