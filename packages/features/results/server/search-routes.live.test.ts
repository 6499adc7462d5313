import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LocusHit } from '@rosette/kinds/locus/contract/locus-search-card.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { type Engine, openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { createIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { indexName } from '@rosette/search-engine/index/index-definition.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { beforeAll, expect, test } from 'vitest'
import { searchRoutes } from './search-routes.ts'

const { db } = demoDatabase()
const { engine, indexPrefix } = testEngine()
const limits = { timeoutMs: 5000, concurrency: 4, queue: 20 }
const definition = kindServers.locus.search?.index
const indices = ['first', 'second'].map((releaseId) => indexName(indexPrefix, 'locus', releaseId))

function locus(key: number, name: string, symbols: string[], description: string | null): LocusHit & Record<string, unknown> {
  const hit = {
    locus_tairObjectId: key,
    gene_name: name,
    symbol: symbols[0] ?? null,
    full_name: null,
    other_names: symbols,
    description,
    gene_model_type: 'protein_coding',
    tairAccession: null,
    position: null,
    publication_count: 0,
  }
  return { ...hit, phenotypes: [], uniprot_ids: [], gene_model_ids: [`${name}.1`], gene_tair_ids: [], keywords: [], symbols }
}

const loci = [
  locus(1, 'AT4G18960', ['AG'], 'Floral homeotic gene.'),
  locus(2, 'AT5G15800', ['AGL2', 'SEP1'], null),
  ...Array.from({ length: 60 }, (_, index) => locus(100 + index, `AT1G${10_000 + index}`, [], 'Unknown protein.')),
]

beforeAll(async () => {
  if (!definition) throw new Error('loci are not searched')
  for (const [at, index] of indices.entries()) {
    await createIndex(engine, index, definition)
    // The second release holds one locus only.
    const documents = loci.slice(0, at === 0 ? undefined : 1).map((document) => ({ id: String(document.locus_tairObjectId), document }))
    await bulkIndex(engine, index, Readable.from(documents))
    await finishIndex(engine, index)
  }
})

async function buildApp(own: Engine = engine) {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error: { statusCode?: number; code?: string }, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .serializer(JSON.stringify)
      .send({ code: error.code }),
  )
  const releaseOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers.release ?? 'first')
  await app.register(searchRoutes, {
    prefix: '/api',
    clock: fixedClock(),
    engine: own,
    db,
    indexPrefix,
    settings: { spellingTimeoutMs: 10_000 },
    releaseOf,
  })
  return app
}

async function post(payload: object, headers: Record<string, string> = {}, own?: Engine) {
  const app = await buildApp(own)
  const answer = await app.inject({ method: 'POST', url: '/api/search/general', payload, headers })
  await app.close()
  return { status: answer.statusCode, body: answer.json() }
}

test('[GENERAL-011] searchText and category return docs, total and no error', async () => {
  const { status, body } = await post({ searchText: ' ag ', category: 'genes', rowsLimit: 10, matchCount: false })
  expect(status).toBe(200)
  expect(body).toEqual({
    docs: [expect.objectContaining({ gene_name: 'AT4G18960' }), expect.objectContaining({ gene_name: 'AT5G15800' })],
    total: 2,
    error: null,
  })
  expect(Object.keys(body.docs[0]).sort()).toEqual(
    'description full_name gene_model_ids gene_model_type gene_name gene_tair_ids keywords locus_tairObjectId other_names phenotypes position publication_count symbol tairAccession uniprot_ids'.split(
      ' ',
    ),
  )
})

test('[API-041] total is the true count, whatever number of rows is requested', async () => {
  const unknown = { searchText: 'unknown protein', category: 'genes' }
  const { body: limited } = await post({ ...unknown, rowsLimit: 5 })
  expect([limited.docs.length, limited.total]).toEqual([5, 60])
  const { body: counted } = await post({ ...unknown, matchCount: true })
  expect([counted.docs.length, counted.total]).toEqual([0, 60])
  const { body: whole } = await post(unknown)
  expect([whole.docs.length, whole.total]).toEqual([60, 60])
})

test('pages follow each other without gap or overlap', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => post({ searchText: 'at1g', category: 'genes', page, pageSize: 25 })))
  const keys = pages.flatMap(({ body }) => body.docs.map((doc: LocusHit) => doc.locus_tairObjectId))
  expect(keys).toEqual(Array.from({ length: 60 }, (_, index) => 100 + index))
})

test('a request is answered from its own release', async () => {
  const { body } = await post({ searchText: 'ag', category: 'genes' }, { release: 'second' })
  expect(body.total).toBe(1)
})

test.each([
  {},
  { searchText: '   ', category: 'genes' },
  { searchText: 'AG', category: 'nope' },
  { searchText: 'x'.repeat(201), category: 'genes' },
  { searchText: 'AG', category: 'genes', rowsLimit: 10_001 },
])('%j is refused with 400', async (body) => {
  expect((await post(body)).status).toBe(400)
})

test('an unavailable engine is a 503 problem, not an empty result', async () => {
  const gone = openEngine({ url: 'http://127.0.0.1:9', ...limits })
  const app = await buildApp(gone)
  const seen: unknown[] = []
  app.addHook('onError', async (_request, _reply, error) => {
    seen.push(error)
  })
  await app.inject({ method: 'POST', url: '/api/search/general', payload: { searchText: 'ag', category: 'genes' } })
  await app.close()
  await gone.close()
  expect(seen).toEqual([expect.objectContaining({ code: 'upstream_failed', status: 503 })])
})

test('a visitor who closes the page stops the search', async () => {
  const requests: AbortSignal[] = []
  const waiting: Engine = {
    ...engine,
    search: async (_index, _body, options) => {
      if (options?.signal) requests.push(options.signal)
      await sleep(2000, undefined, { signal: options?.signal })
      return { sources: [], total: 0 }
    },
  }
  const app = await buildApp(waiting)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const body = JSON.stringify({ searchText: 'ag', category: 'genes' })
  const call = fetch(`${url}/api/search/general`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    signal: leaving.signal,
  })
  await expect.poll(() => requests.length).toBe(1)
  expect(requests[0]?.aborted).toBe(false)
  leaving.abort()
  await expect(call).rejects.toThrow()
  await expect.poll(() => requests[0]?.aborted).toBe(true)
  await app.close()
})
