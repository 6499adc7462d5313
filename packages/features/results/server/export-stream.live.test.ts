import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportPath } from '@rosette/contract-kit/search/export-path.ts'
import type { LocusHit } from '@rosette/kinds/locus/contract/locus-search-card.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { type BulkDocument, bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { createIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { indexName } from '@rosette/search-engine/index/index-definition.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { visitors } from '@rosette/test-kit/people/as.ts'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymous, type Visitor } from '../../access/contract/access.ts'
import { exportRoutes } from './export-routes.ts'
import { saveSearch } from './saved-search-store.ts'

const { db, releaseId } = await testDatabase()
const { engine, indexPrefix } = testEngine()
const index = indexName(indexPrefix, 'locus', releaseId)
const count = 12_000
const apps: FastifyInstance[] = []
// Long enough that the whole file does not fit between two ends of a connection.
const description = 'Unknown protein. '.repeat(60)

function locus(key: number): LocusHit {
  const name = `AT1G${String(key).padStart(5, '0')}`
  const empty = {
    symbol: null,
    full_name: null,
    position: null,
    publication_count: 0,
    other_names: [],
    tairAccession: null,
    phenotypes: [],
    uniprot_ids: [],
    gene_model_ids: [],
    gene_tair_ids: [],
    keywords: [],
  }
  return { locus_tairObjectId: key, gene_name: name, description, gene_model_type: 'protein_coding', ...empty }
}

async function* loci(): AsyncGenerator<BulkDocument> {
  for (let key = count; key > 0; key--) yield { id: String(key), document: locus(key) }
}

beforeAll(async () => {
  const definition = kindServers.locus.search?.index
  if (!definition) throw new Error('loci are not searched')
  await createIndex(engine, index, definition)
  await bulkIndex(engine, index, loci())
  await finishIndex(engine, index)
}, 120_000)
afterAll(() => Promise.all(apps.map((app) => app.close())))

/** A site of its own, and the number of batches it has asked for. */
async function startSite({ maxExports = 4, failAt = 0, idleMs = 60_000, placeWaitMs = 0 } = {}) {
  let batches = 0
  const watched: Pick<Engine, 'request' | 'search'> = {
    search: (...call) => engine.search(...call),
    request: async (request, options) => {
      if (request.path === '/_search' && ++batches === failAt) throw new Error('the engine is gone')
      return engine.request(request, options)
    },
  }
  const app = fastify()
  apps.push(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error: { status?: number; code?: string; details?: { retryAfter?: number } }, _request, reply) =>
    reply
      .code(error.status ?? 500)
      .header('retry-after', error.details?.retryAfter)
      .serializer(JSON.stringify)
      .send({ code: error.code }),
  )
  const site = { clock: fixedClock(), publicUrl: 'https://rosette.example', releaseOf: () => releaseId, batch: 1000, idleMs, placeWaitMs }
  // Callers say which member they are.
  const visitorOf = async ({ headers }: FastifyRequest): Promise<Visitor> =>
    headers.member === undefined ? anonymous : { ...visitors.member, communityId: Number(headers.member) }
  await app.register(exportRoutes, { prefix: '/api', engine: watched, db, indexPrefix, settings: { maxExports }, visitorOf, ...site })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const id = await saveSearch(
    db.community,
    { category: 'genes', searchText: 'unknown protein', sort: [{ field: 'gene_name', direction: 'asc' }] },
    { network: '192.0.2.1', maxBytes: 1_000_000 },
    new Date(),
  )
  return { fileUrl: url + exportPath('genes', id, 'tsv'), batches: () => batches }
}

/** Asks for a file and reads nothing of it yet. */
async function ask(url: string, memberId?: number): Promise<IncomingMessage> {
  const [answer] = await once(get(url, { headers: memberId === undefined ? {} : { member: String(memberId) } }), 'response')
  return answer
}

async function openPoints(): Promise<number> {
  // The shape is the engine's own.
  const stats = (await engine.request({ method: 'GET', path: `/${index}/_stats/search` })) as {
    _all: { total: { search: { point_in_time_current: number } } }
  }
  return stats._all.total.search.point_in_time_current
}

test('[RESULTS-041] more rows than one search returns: each once, in order', async () => {
  const { fileUrl } = await startSite()
  const lines = (await text(await ask(fileUrl))).trimEnd().split('\n')
  expect(lines).toHaveLength(count + 1)
  const names = lines.slice(1).map((line) => line.split('\t')[0])
  expect(names).toEqual(Array.from({ length: count }, (_, at) => locus(at + 1).gene_name))
  expect(await openPoints()).toBe(0)
})

test('rows are read only as fast as the visitor takes them, and leaving closes the point in time', async () => {
  const { fileUrl, batches } = await startSite()
  const answer = await ask(fileUrl)
  await expect.poll(openPoints).toBe(1)
  const read = await settled(batches)
  expect(read).toBeLessThan(10)
  answer.destroy()
  await expect.poll(openPoints).toBe(0)
  expect(batches()).toBeLessThanOrEqual(read + 1)
})

test('too many files at once: the visitor is told when to retry, and succeeds once a place is free', async () => {
  const { fileUrl } = await startSite({ maxExports: 1 })
  const first = await ask(fileUrl)
  const refused = await ask(fileUrl, 1)
  expect([refused.statusCode, refused.headers['retry-after'], await text(refused)]).toEqual([429, '20', '{"code":"too_many_requests"}'])
  expect((await fetch(fileUrl, { method: 'HEAD' })).status).toBe(429)
  first.destroy()
  await expect
    .poll(async () => {
      const second = await ask(fileUrl)
      second.destroy()
      return second.statusCode
    })
    .toBe(200)
})

test('[SECURE-027] each visitor downloads one file at a time: a member wherever they are, others by their network', async () => {
  const { fileUrl } = await startSite()
  const answers: IncomingMessage[] = []
  for (const memberId of [undefined, undefined, 1, 1, 2]) answers.push(await ask(fileUrl, memberId))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200, 429, 200])
  for (const answer of answers) answer.destroy()
  await expect.poll(openPoints).toBe(0)
})

test('[SECURE-027] a file that is requested while the one before ends waits for it, and no longer than it may', async () => {
  const { fileUrl } = await startSite({ placeWaitMs: 60_000 })
  const first = await ask(fileUrl)
  const second = ask(fileUrl)
  await expect.poll(openPoints).toBe(1)
  first.destroy()
  expect((await text(await second)).trimEnd().split('\n')).toHaveLength(count + 1)
  const { fileUrl: impatient } = await startSite({ placeWaitMs: 200 })
  const stalled = await ask(impatient)
  expect((await ask(impatient)).statusCode).toBe(429)
  stalled.destroy()
  await expect.poll(openPoints).toBe(0)
})

test('[SECURE-027] a reader who stands still loses the place', async () => {
  const idleMs = 2000
  const { fileUrl } = await startSite({ idleMs })
  const start = performance.now()
  const stalled = await ask(fileUrl)
  await expect.poll(openPoints).toBe(1)
  await expect.poll(openPoints, { timeout: 10_000 }).toBe(0)
  expect(performance.now() - start).toBeLessThan(1.75 * idleMs)
  await expect(text(stalled)).rejects.toThrow('aborted')
  expect((await text(await ask(fileUrl))).trimEnd().split('\n')).toHaveLength(count + 1)
})

test('a failure midway never looks like a complete file', async () => {
  const { fileUrl } = await startSite({ failAt: 5 })
  const answer = await ask(fileUrl)
  expect(answer.statusCode).toBe(200)
  await expect(text(answer)).rejects.toThrow('aborted')
  await expect.poll(openPoints).toBe(0)
  const { fileUrl: another } = await startSite({ failAt: 1 })
  expect((await ask(another)).statusCode).toBe(503)
})

/** A number once it no longer changes. */
async function settled(value: () => number): Promise<number> {
  let before = -1
  await expect
    .poll(
      () => {
        const isSettled = before === value()
        before = value()
        return isSettled
      },
      { interval: 500, timeout: 10_000 },
    )
    .toBe(true)
  return before
}
