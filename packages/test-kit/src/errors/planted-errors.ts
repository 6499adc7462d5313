import { accessOf } from '@rosette/features/access/contract/access.ts'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { startApi } from '../api-process.ts'
import { demoSite } from '../demo-site.ts'
import { testDatabase } from '../live/test-database.ts'
import { testApp } from '../test-app.ts'

// Run by site-errors.live.test.ts, which knows which of these must fail. What a test expects of answers is always right.
const database = await testDatabase()
const options = { schema: { hide: true }, config: accessOf('everyone', { cost: 'light' }) } as const

function addRoutes(app: FastifyInstance): void {
  app.get('/api/test/late', options, (request, reply) => {
    reply.raw.once('finish', () => request.log.error(new Error('logged after the answer')))
    return reply.send('well')
  })
  app.get('/api/test/silent', options, (_request, reply) => reply.code(500).send('nothing is logged'))
  app.get('/api/test/broken', options, () => {
    throw new Error('broken on purpose')
  })
}

const { as, expectErrors } = await testApp(database, { addRoutes })
const shared = await demoSite()

test('an error after the answer', async () => {
  expect((await as('anonymous').get('/api/test/late')).status).toBe(200)
})

test('an answer with status 500', async () => {
  expect((await as('anonymous').get('/api/test/silent')).status).toBe(500)
})

test('errors that are expected', async () => {
  expectErrors(/broken on purpose/, /logged after the answer/)
  await as('anonymous').get('/api/test/late')
  expect((await as('anonymous').get('/api/test/broken')).status).toBe(500)
})

test('another error than the expected one', async () => {
  expectErrors(/broken on purpose/)
  await as('anonymous').get('/api/test/broken')
  await as('anonymous').get('/api/test/silent')
})

test('an expected error that does not come', () => {
  expectErrors(/broken on purpose/)
})

test('no error', async () => {
  expect((await as('anonymous').get('/healthz')).status).toBe(200)
})

test('an error of an app that one test starts', async () => {
  const own = await testApp(database, { addRoutes })
  await own.as('anonymous').get('/api/test/late')
})

test('an error of a process', async () => {
  const address = await startApi(database, { OPENSEARCH_URL: 'http://127.0.0.1:9' }).address()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ searchText: 'AG', category: 'genes' })
  expect((await fetch(`${address}/api/search/general`, { method: 'POST', headers, body })).status).toBe(503)
})

test('a change of the demo site that files share', async () => {
  const body = { category: 'publication', searchTerms: [{ year_from: 1990 }] }
  expect((await shared.as('anonymous').post('/api/searches', body)).status).toBe(500)
})
