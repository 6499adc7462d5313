import { createServer } from 'node:net'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

/** An address where nothing listens: taken, and given back. */
async function closedAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const { as, expectErrors } = await testApp(demoDatabase(), { env: { OPENSEARCH_URL: await closedAddress() } })

test('without the engine records and pages go on', async () => {
  expect((await as('anonymous').get('/api/detail/locus?name=AT4G18960')).status).toBe(200)
  expect((await as('anonymous').open('/locus?name=AT4G18960')).status).toBe(200)
  expect((await as('anonymous').open('/results?mainType=general&searchText=AG')).status).toBe(200)
})

test('search says plainly and at once that it is not available', async () => {
  expectErrors(/503 POST \/api\/search\/general/)
  const start = performance.now()
  const answer = await as('anonymous').post('/api/search/general', { searchText: 'AG', category: 'genes' })
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'upstream_failed', message: expect.stringContaining('Search is not available') },
  })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('the process is ready, but degraded', async () => {
  expect(await as('anonymous').get('/readyz')).toMatchObject({ status: 200, body: { status: 'degraded', search: 'down', database: 'up' } })
})
