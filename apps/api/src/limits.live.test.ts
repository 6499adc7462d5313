import { setTimeout as sleep } from 'node:timers/promises'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = demoDatabase()

test('an address that asks too often is told when to come back', async () => {
  const { as } = await testApp(database, { env: { RATE_LIMIT_PER_MINUTE: '5' } })
  // Unknown addresses count too, the watchers do not.
  const paths = ['/api/testJava', '/api/nope', '/help', '/api/detail/locus?key=x', '/nope']
  for (const [at, path] of paths.entries()) {
    await as('anonymous').get('/healthz')
    const { headers } = await as('anonymous').get(path)
    expect(headers, path).toMatchObject({ 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': String(4 - at) })
  }
  for (const path of ['/api/testJava', '/api/nope']) {
    const refused = await as('anonymous').get(path)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await as('anonymous').get('/readyz')).status).toBe(200)
})

test('[SECURE-039] a process that can not keep up refuses at once, but no file of the app; it lives, and recovers', async () => {
  const { as, expectErrors } = await testApp(database, { env: { MAX_LOOP_DELAY_MS: '400' } })
  expectErrors(/503 GET \/api\/testJava/)
  await as('anonymous').get('/healthz')
  await blockLoop(4)
  const refused = await as('anonymous').get('/api/testJava')
  expect(refused).toMatchObject({ status: 503, body: { code: 'overloaded' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await as('anonymous').get('/healthz')).status).toBe(200)
  // The test has no built app: what is not refused is not found.
  expect((await as('anonymous').get('/assets/main.js')).status).toBe(404)
  await expect.poll(async () => (await as('anonymous').get('/api/testJava')).status, { timeout: 30_000, interval: 500 }).toBe(200)
})

/** Holds the event loop for 800 ms at a time, as too much work does. */
async function blockLoop(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const end = performance.now() + 800
    while (performance.now() < end);
    await sleep(0)
  }
}
