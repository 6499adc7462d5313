import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addRequestContext, nextTrace, withoutSecrets } from './request-context.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

test('a trace is continued with a span of our own', () => {
  const { traceId: same, traceparent } = nextTrace(`00-${traceId}-00f067aa0ba902b7-00`)
  expect(same).toBe(traceId)
  expect(traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`))
  expect(traceparent).not.toContain('00f067aa0ba902b7')
})

test.each([false, '127.0.0.1'])('the address of a caller who leaves stays known; trusted proxy: %s', async (trustProxy) => {
  const app = Fastify({ trustProxy })
  onTestFinished(() => app.close())
  addRequestContext(app)
  const leaving = new AbortController()
  const seen = Promise.withResolvers<string>()
  app.get('/', async (request) => {
    leaving.abort()
    await once(request.raw.socket, 'close')
    seen.resolve(request.ip)
  })
  await expect(fetch(await app.listen({ port: 0, host: '127.0.0.1' }), { signal: leaving.signal })).rejects.toThrow('aborted')
  expect(await seen.promise).toBe('127.0.0.1')
})

test.each([
  undefined,
  '',
  'rubbish',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `ff-${traceId}-00f067aa0ba902b7-01`,
  `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${traceId}-00f067aa0ba902b7-01\r\nset-cookie: a`,
])('a wrong header starts a new trace: %j', (header) => {
  const { traceId: fresh, traceparent } = nextTrace(header)
  expect(fresh).not.toBe(traceId)
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
})

test.each([
  ['/locus?name=AT1G01010', '/locus?name=AT1G01010'],
  ['/reset-password?token=abc', '/reset-password?token=***'],
  ['/linktoorcid?code=abc&state=def&x=1', '/linktoorcid?code=***&state=***&x=1'],
  ['/x?barcode=7', '/x?barcode=7'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged)
})

test.each([
  ['/api/enrichment?items=AT4G18960,AG&min=1', '/api/enrichment?items=***&min=1'],
  ['/tools/mutants?alleles=all&items=AT4G18960%2CAG', '/tools/mutants?alleles=all&items=***'],
])('[LIST-016] %s is logged as %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged)
})
