import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { accessOf } from '@rosette/features/access/contract/access.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'

const database = demoDatabase()
const { app, as, expectErrors, log } = await testApp(database, {
  addRoutes: (app) => {
    app.get('/api/test/fail', { schema: { hide: true }, config: accessOf('everyone', { cost: 'light' }) }, () => {
      throw new Error('the password is hunter2')
    })
  },
})

test('[API-040] testJava answers with an empty body', async () => {
  expect(await as('anonymous').get('/api/testJava')).toMatchObject({ status: 200, text: '' })
})

test('the release says what it holds and what it was made from', async () => {
  const { status, body } = await as('anonymous').get('/api/release')
  expect(status).toBe(200)
  const facts = ReleaseFacts.parse(body)
  expect(facts.releaseId).toBe(database.releaseId)
  // TRUTH-007: of 365 records, the loci that are in use and have a position.
  expect(facts.counts.locus).toBe(356)
  expect(facts.sources.length).toBeGreaterThan(0)
})

test('every answer names release, request and trace', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  for (const path of ['/api/testJava', '/api/release', '/api/nope', '/help', '/healthz', '/api/detail/locus?key=x']) {
    const { headers } = await as('anonymous').get(path, { 'x-request-id': 'req-7', traceparent: `00-${traceId}-00f067aa0ba902b7-01` })
    expect(headers, path).toMatchObject({ 'rosette-release': database.releaseId, 'rosette-request-id': 'req-7' })
    expect(headers.traceparent, path).toMatch(new RegExp(`^00-${traceId}-`))
  }
  const { headers } = await as('anonymous').get('/api/testJava', { 'x-request-id': 'evil id\t<script>' })
  expect(headers['rosette-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(log).toContainEqual(expect.objectContaining({ reqId: 'req-7', traceId, url: '/api/release', status: 200, msg: 'answered' }))
})

test('another method than declared is 405 with the methods that are', async () => {
  const refused = await as('anonymous').send('DELETE', '/api/testJava')
  expect(refused).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
  expect(refused.headers.allow).toBe('GET, HEAD')
  const search = await as('anonymous').get('/api/search/general')
  expect(search.status).toBe(405)
  expect(search.headers.allow).toBe('POST')
  expect((await as('anonymous').send('PUT', '/locus')).status).toBe(405)
  expect((await app.inject({ method: 'QUERY', url: '/api/testJava' })).statusCode).toBe(405)
  expect((await as('anonymous').send('PUT', '/api/nope')).status).toBe(404)
})

test('a TRACE is refused and not sent back: it would show cookies that scripts cannot read', async () => {
  const answer = await app.inject({ method: 'TRACE', url: '/', headers: { cookie: 'rosette_session=a-secret' } })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.body).not.toContain('a-secret')
})

test('every problem has the one shape', async () => {
  expectErrors(/the password is hunter2/)
  const answers = await Promise.all([
    as('anonymous').get('/api/nope'),
    as('anonymous').get('/api'),
    as('anonymous').get('/assets/nope.js'),
    as('anonymous').get('/api/%zz'),
    as('anonymous').get('/api/detail/locus'),
    as('anonymous').get('/api/download-files/list?dir=%00'),
    as('anonymous').get('/api/test/fail'),
    as('anonymous').send('DELETE', '/api/testJava'),
    as('anonymous').post('/api/search/general', { searchText: 'AG' }),
    as('anonymous').post('/api/search/general', 'x', { 'content-type': 'text/csv' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400, 400, 500, 405, 400, 400])
  for (const { body, headers } of answers) {
    expect(ApiProblem.safeParse(body).success).toBe(true)
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('an inner failure is logged with its cause and reported without it', async () => {
  expectErrors(/the password is hunter2/)
  const answer = await as('anonymous').get('/api/test/fail')
  expect(answer.text).not.toContain('hunter2')
  expect(answer.body).toMatchObject({ code: 'internal' })
  const requestId = answer.headers['rosette-request-id']
  expect(log).toContainEqual(
    expect.objectContaining({ reqId: requestId, level: 50, err: expect.objectContaining({ message: 'the password is hunter2' }) }),
  )
})

test('the process lives and is ready', async () => {
  expect(await as('anonymous').get('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } })
  expect(await as('anonymous').get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', database: 'up', search: 'up', release: database.releaseId },
  })
})

test('metrics count requests by route, not by address, and show pool, searches and release', async () => {
  await as('anonymous').get('/api/detail/locus?key=123456789012')
  await as('anonymous').open('/help')
  const text = await app.metrics.metrics()
  expect(text).toContain('rosette_http_request_duration_seconds_count{method="GET",route="/api/detail/locus",status="404"} 1')
  expect(text).toContain('route="/*",status="200"')
  expect(text).not.toContain('123456789012')
  expect(text).toContain('rosette_database_connections{state="idle"}')
  expect(text).toContain('rosette_searches{state="running"} 0')
  expect(text).toContain(`rosette_release{release="${database.releaseId}"} 1`)
  expect(text).toContain('process_cpu_seconds_total')
})

test('the API describes itself, and a page shows it', async () => {
  const { body } = await as('anonymous').get('/api/openapi.json')
  expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/api/detail/locus': { get: { operationId: 'loadLocus' } } } })
  const docs = await as('anonymous').get('/api/docs')
  expect(docs.status).toBe(200)
  expect(docs.headers['content-security-policy']).not.toContain('unsafe')
})

test('[SECURE-021] the document is made once: anyone with it is told so, and there is no other copy', async () => {
  const { headers } = await as('anonymous').get('/api/openapi.json')
  const again = await as('anonymous').get('/api/openapi.json', { 'if-none-match': String(headers.etag) })
  expect(again).toMatchObject({ status: 304, text: '' })
  for (const path of ['/api/docs/json', '/api/docs/yaml']) {
    expect(await as('anonymous').get(path)).toMatchObject({ status: 301, headers: { location: '/api/openapi.json' } })
  }
})

test('[SECURE-057] the document is compressed once, however many read it, and each form is what the plain one says', async () => {
  const documentFor = (encoding: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/api/openapi.json', headers: { ...headers, 'accept-encoding': encoding } })
  const plain = await documentFor('identity')
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding, Rosette-Release', 'content-length': String(plain.rawPayload.length) })
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const first = await documentFor(encoding)
    const makers = [vi.spyOn(zlib, 'createBrotliCompress'), vi.spyOn(zlib, 'createGzip'), vi.spyOn(app, 'swagger')]
    const again = await documentFor(encoding)
    for (const maker of makers) expect(maker).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    expect(again.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding, Rosette-Release',
      etag: first.headers.etag,
    })
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(unpack(again.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(first.headers.etag).not.toBe(plain.headers.etag)
    expect(await documentFor(encoding, { 'if-none-match': String(first.headers.etag) })).toMatchObject({ statusCode: 304, body: '' })
  }
})

test('[SECURE-021] visitors cannot read the metrics', async () => {
  expect((await as('anonymous').get('/metrics')).status).toBe(404)
})

test('long answers are packed for those who can unpack them', async () => {
  const { headers } = await as('anonymous').get('/api/detail/locus?name=AT4G18960', { 'accept-encoding': 'br, gzip' })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Rosette-Release, accept-encoding' })
})

const SearchDocs = z.object({ docs: z.array(z.looseObject({ gene_name: z.string() })) })

test('search answers through the app', async () => {
  const { status, headers, body } = await as('anonymous').post('/api/search/general', { searchText: 'AG', category: 'genes' })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(SearchDocs.parse(body).docs[0]?.gene_name).toBe('AT4G18960')
})
