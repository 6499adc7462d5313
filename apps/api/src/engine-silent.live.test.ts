import { silentProxy } from '@rosette/database/silent-proxy.ts'
import { mostFailures } from '@rosette/search-engine/engine/breaker.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, inject, test } from 'vitest'

const proxy = await silentProxy(inject('liveRun').opensearchUrl)
afterAll(() => proxy.close())
const timeoutMs = 2000
const { app, as, expectErrors, log } = await testApp(demoDatabase(), {
  env: { OPENSEARCH_URL: proxy.url, SEARCH_TIMEOUT_MS: String(timeoutMs) },
})
const { get, post } = as('anonymous')

async function search() {
  const start = performance.now()
  const { status, body, headers } = await post('/api/search/general', { searchText: 'AG', category: 'genes' })
  return { status, body, retryAfter: Number(headers['retry-after']), ms: performance.now() - start }
}

/** The metrics of nodes and refusals. */
async function metrics() {
  const text = await app.metrics.metrics()
  return {
    failures: Number(/^rosette_engine_node_failures_total\{node="127\.0\.0\.1:\d+"\} (\d+)$/m.exec(text)?.[1] ?? 0),
    isUp: /^rosette_engine_node_up\{node="127\.0\.0\.1:\d+"\} (\d)$/m.exec(text)?.[1],
    isRefusing: /^rosette_engine_refusing (\d)$/m.exec(text)?.[1],
  }
}

test('[OPER-042] [OPER-043] an engine that hangs costs the first searches their time, the next are refused at once, and it is used again by itself', async () => {
  // A busy machine may be slow to answer the first of them.
  await expect.poll(async () => (await search()).status, { timeout: 60_000 }).toBe(200)
  expect(await metrics()).toMatchObject({ isUp: '1', isRefusing: '0' })
  const before = (await metrics()).failures

  proxy.silence()
  expectErrors(/503 POST \/api\/search\/general/)
  const first = await Promise.all(Array.from({ length: mostFailures }, search))
  for (const { status, retryAfter, ms } of first) {
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: 2 })
    expect(ms).toBeGreaterThan(timeoutMs - 50)
  }
  const next = await Promise.all(Array.from({ length: 10 }, search))
  expect(next.map(({ status }) => status)).toEqual(Array(10).fill(503))
  for (const { body, retryAfter } of next) {
    expect(retryAfter).toBe(2)
    expect(body).toMatchObject({ code: 'upstream_failed', message: expect.stringContaining('Search is not available') })
  }
  // On a machine so slow that the pause is over meanwhile, one of them tries the engine.
  expect(next.filter(({ ms }) => ms > timeoutMs - 50).length).toBeLessThanOrEqual(1)
  expect(log).toContainEqual(
    expect.objectContaining({ err: expect.objectContaining({ message: expect.stringContaining('did not answer the last searches') }) }),
  )
  expect(await metrics()).toEqual({ failures: expect.any(Number), isUp: '0', isRefusing: '1' })
  expect((await metrics()).failures).toBeGreaterThanOrEqual(before + mostFailures)
  expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'degraded', search: 'down', database: 'up' } })
  expect((await get('/api/detail/locus?name=AT4G18960')).status).toBe(200)

  proxy.speak()
  await expect.poll(async () => (await search()).status, { timeout: 60_000, interval: 100 }).toBe(200)
  expect(await metrics()).toMatchObject({ isUp: '1', isRefusing: '0' })
})
