import { expect, test } from 'vitest'
import { demoSite } from '../demo-site.ts'
import { demoDatabase } from './demo-database.ts'

const { db, releaseId } = demoDatabase()
const first = await demoSite()
const second = await demoSite()
const guarded = await demoSite('spec')

test('the demo release that tests share is read, and neither it nor the community can be changed', async () => {
  const schema = `release_${releaseId}`
  expect((await db.pool.query(`select from ${schema}.record_document limit 1`)).rowCount).toBe(1)
  const changes = [
    `delete from ${schema}.record_document`,
    `create table ${schema}.mine ()`,
    'delete from community.account',
    `select nextval('community.record_key')`,
    'truncate community.account',
  ]
  for (const change of changes) await expect(db.pool.query(change), change).rejects.toMatchObject({ code: '25006' })
})

test('a site is started once for those that ask for it, one for each access mode', async () => {
  expect(second.app).toBe(first.app)
  expect(guarded.app).not.toBe(first.app)
  expect((await first.as('anonymous').get('/api/detail/locus?name=AT4G18960')).status).toBe(200)
})
