import { openDatabase } from '@rosette/database/open-database.ts'
import { silentProxy } from '@rosette/database/silent-proxy.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'

const database = demoDatabase()
const proxy = await silentProxy(database.url)
const statementTimeoutMs = 500
const db = openDatabase({ url: proxy.url, poolSize: 3, statementTimeoutMs, connectTimeoutMs: 1000 })
afterAll(async () => {
  await db.close()
  proxy.close()
})
const clock = fixedClock()
const { as, expectErrors } = await testApp({ ...database, db }, { clock })

const record = '/api/detail/locus?name=AT4G18960'

test('[SECURE-018] a database that goes silent costs 503 with Retry-After, and its connections are replaced once it is back', async () => {
  // All connections are open and idle when the network goes.
  await Promise.all(Array.from({ length: 6 }, () => as('anonymous').get(record)))
  expect(db.pool.totalCount).toBe(3)
  proxy.silence()
  expectErrors(/503 GET \/api\/detail\/locus/, /503 GET \/readyz/)
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => as('anonymous').get(record)))
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'upstream_failed' } })
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  }
  expect((await as('anonymous').get('/readyz')).body).toMatchObject({ status: 'unready', database: 'down' })
  expect((await as('anonymous').get('/healthz')).status).toBe(200)
  proxy.speak()
  expect((await as('anonymous').get(record)).status).toBe(200)
})

test('[SECURE-018] /healthz notices when all connections are held for good', async () => {
  const held = await Promise.all([db.pool.connect(), db.pool.connect(), db.pool.connect()])
  const fresh = await as('anonymous').get('/healthz')
  clock.advance(61_000)
  expectErrors(/503 GET \/healthz/)
  const stuck = await as('anonymous').get('/healthz')
  // Before anything can fail: connections that are held would keep the test from ending.
  for (const client of held) client.release()
  expect(fresh.status).toBe(200)
  expect(stuck).toMatchObject({ status: 503, body: { status: 'stuck' } })
  expect((await as('anonymous').get('/healthz')).status).toBe(200)
})

test('connections that are idle for long are not broken off', async () => {
  const errors: Error[] = []
  const idle = openDatabase({ url: database.url, poolSize: 1, statementTimeoutMs: 100, onError: (error) => errors.push(error) })
  const pid = async () => (await idle.pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  const first = await pid()
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(await pid()).toBe(first)
  expect(errors).toEqual([])
  await idle.close()
})
