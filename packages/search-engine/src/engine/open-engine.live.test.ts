import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bulkIndex } from '../index/bulk-index.ts'
import { createIndex } from '../index/create-index.ts'
import { defineIndex, identifier, indexName, integer } from '../index/index-definition.ts'
import { type EngineOptions, openEngine } from './open-engine.ts'

const { url, engine, indexPrefix } = testEngine()
const limits = { timeoutMs: 5000, concurrency: 4, queue: 10 }
const index = indexName(indexPrefix, 'slow', 'engine')
const all = { query: { match_all: {} }, size: 1 }
// Some five milliseconds for each of 3600 documents: far longer than any of these tests waits.
const slow = {
  query: { script: { script: { source: 'long n = 0; for (int i = 0; i < 900000; i++) { n += i % 7 } return n >= 0' } } },
  size: 1,
}

beforeAll(async () => {
  const Hit = z.object({ key: z.int(), name: z.string() })
  await createIndex(engine, index, defineIndex({ hit: Hit, fields: { key: integer(), name: identifier() }, key: 'key', order: 'name' }))
  // A cancelled search ends between two segments, so there must be many.
  await engine.request({ method: 'PUT', path: `/${index}/_settings`, body: { 'index.merge.policy.segments_per_tier': 100 } })
  for (let segment = 0; segment < 24; segment++) {
    const documents = Array.from({ length: 150 }, (_, at) => segment * 150 + at)
    await bulkIndex(engine, index, Readable.from(documents.map((key) => ({ id: String(key), document: { key, name: `n${key}` } }))))
    await engine.request({ method: 'POST', path: `/${index}/_refresh` })
  }
})

async function withEngine<Result>(options: Partial<EngineOptions>, use: (own: typeof engine) => Promise<Result>): Promise<Result> {
  const own = openEngine({ url, ...limits, ...options })
  try {
    return await use(own)
  } finally {
    await own.close()
  }
}

async function failureOf(work: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const start = performance.now()
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  )
  return { error, ms: performance.now() - start }
}

const Tasks = z.object({
  nodes: z.record(
    z.string(),
    z.object({ tasks: z.record(z.string(), z.object({ cancelled: z.boolean(), headers: z.record(z.string(), z.string()) })) }),
  ),
})

/** The engine's work for this request id, and how much of it was told to stop. */
async function workFor(requestId: string): Promise<{ running: number; cancelled: number }> {
  const answer = await engine.request({ method: 'GET', path: '/_tasks', query: { actions: '*search*', detailed: true } })
  const tasks = Object.values(Tasks.parse(answer).nodes)
    .flatMap((node) => Object.values(node.tasks))
    .filter((task) => task.headers['X-Opaque-Id'] === requestId)
  return { running: tasks.length, cancelled: tasks.filter((task) => task.cancelled).length }
}

async function untilRunning(requestId: string): Promise<void> {
  await expect.poll(async () => (await workFor(requestId)).running, { timeout: 5000, interval: 20 }).toBeGreaterThan(0)
}

/** All of it was told to stop soon after, and then it does stop. */
async function untilStopped(requestId: string): Promise<void> {
  const mustStop = async () => {
    const { running, cancelled } = await workFor(requestId)
    return running === cancelled
  }
  await expect.poll(mustStop, { timeout: 3000, interval: 20 }).toBe(true)
  await expect.poll(async () => (await workFor(requestId)).running, { timeout: 40_000, interval: 100 }).toBe(0)
}

test('a search answers its documents and the true total', async () => {
  const answer = await engine.search(index, { ...all, track_total_hits: true })
  expect(answer).toEqual({ sources: [{ key: expect.any(Number), name: expect.any(String) }], total: 3600 })
})

test('a search that takes too long ends in time, with a problem, and the engine stops too', async () => {
  await withEngine({ timeoutMs: 1500 }, async (own) => {
    const failure = failureOf(own.search(index, slow, { requestId: 'too-long' }))
    await untilRunning('too-long')
    const { error, ms } = await failure
    expect(error).toMatchObject({ code: 'upstream_failed', details: { retryAfter: 2 } })
    expect(ms).toBeLessThan(4000)
    await untilStopped('too-long')
  })
})

test('a caller who goes away stops the search in the engine', async () => {
  const leaving = new AbortController()
  const failure = failureOf(engine.search(index, slow, { requestId: 'left-early', signal: leaving.signal }))
  await untilRunning('left-early')
  leaving.abort(new Error('closed the window'))
  const { error } = await failure
  expect(error).toEqual(new Error('closed the window'))
  await untilStopped('left-early')
  expect(engine.load()).toEqual({ running: 0, waiting: 0 })
})

test('the trace goes on to the engine', async () => {
  const seen: unknown[] = []
  const server = createServer((request, response) => {
    seen.push([request.headers.traceparent, request.headers['x-opaque-id']])
    response.setHeader('content-type', 'application/json').end('{"timed_out":false,"hits":{"total":{"value":0}}}')
  })
  await listening(server)
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await withEngine({ url: urlOf(server) }, (own) => own.search(index, all, { traceparent, requestId: 'r1' }))
  expect(seen).toEqual([[traceparent, 'r1']])
  await closed(server)
})

test('where nothing listens the problem comes at once', async () => {
  const server = createServer()
  await listening(server)
  const address = urlOf(server)
  await closed(server)
  await withEngine({ url: address }, async (own) => {
    const { error, ms } = await failureOf(own.search(index, all))
    expect(error).toMatchObject({ code: 'upstream_failed', status: 503, details: { retryAfter: 2 }, cause: expect.any(Error) })
    expect(ms).toBeLessThan(1000)
    expect(await own.ping()).toBe(false)
  })
})

test('an engine that takes the call and never answers, or never ends its answer, is given up in time', async () => {
  for (const start of ['', '{"timed_out":false,']) {
    const server = createServer((_, response) => {
      if (start !== '') response.setHeader('content-type', 'application/json').write(start)
    })
    await listening(server)
    await withEngine({ url: urlOf(server), timeoutMs: 200 }, async (own) => {
      const { error, ms } = await failureOf(own.search(index, all))
      expect(error).toMatchObject({ code: 'upstream_failed' })
      expect(ms).toBeLessThan(1000)
    })
    server.closeAllConnections()
    await closed(server)
  }
})

test('an engine that is back is used by the very next search', async () => {
  const target = new URL(url)
  const sockets = new Set<{ destroy(): void }>()
  const door = () =>
    createSocketServer((socket) => {
      const inner = connect(Number(target.port), target.hostname)
      for (const end of [socket, inner]) sockets.add(end.on('error', () => end.destroy()))
      socket.pipe(inner).pipe(socket)
    })
  const first = door()
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve))
  // The address of a TCP server is an AddressInfo.
  const { port } = first.address() as AddressInfo
  await withEngine({ url: `http://127.0.0.1:${port}` }, async (own) => {
    expect((await own.search(index, all)).sources).toHaveLength(1)
    first.close()
    for (const socket of sockets) socket.destroy()
    await sleep(20)
    for (let round = 0; round < 5; round++)
      expect((await failureOf(own.search(index, all))).error).toMatchObject({ code: 'upstream_failed' })
    const second = door()
    await new Promise<void>((resolve) => second.listen(port, '127.0.0.1', resolve))
    expect((await own.search(index, all)).sources).toHaveLength(1)
    expect(await own.ping()).toBe(true)
    second.close()
    for (const socket of sockets) socket.destroy()
  })
})

test('more searches than may wait are refused while the others are served', async () => {
  await withEngine({ concurrency: 2, queue: 2 }, async (own) => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => own.search(index, all)))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(4)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'overloaded' })
  })
})

test('an index that is not there is a problem, not an empty answer', async () => {
  const { error } = await failureOf(engine.search(`${index}_missing`, all))
  expect(error).toMatchObject({ code: 'upstream_failed' })
})

test('[EVERY-003] several searches go in one request and are answered like single ones, in their order', async () => {
  const searches = [
    { index, body: { ...all, track_total_hits: true } },
    { index, body: { query: { term: { name: { value: 'n7' } } }, size: 1, track_total_hits: true, highlight: { fields: { name: {} } } } },
    { index, body: { query: { match_all: {} }, size: 2, sort: [{ key: 'desc' }], track_total_hits: true }, hasSorts: true },
  ]
  const single = await Promise.all(searches.map(({ body, hasSorts }) => engine.search(index, body, { hasSorts })))
  expect(await engine.searchMany(searches)).toEqual(single)
  expect(await engine.searchMany([])).toEqual([])
})

test('[EVERY-004] one of several searches that fails has a problem of its own, and the others are answered', async () => {
  const broken = { query: { script: { script: { source: 'return doc.nothing.value' } } } }
  const [good, gone, wrong] = await engine.searchMany([
    { index, body: { ...all, track_total_hits: true } },
    { index: `${index}_missing`, body: all },
    { index, body: broken },
  ])
  expect(good).toMatchObject({ total: 3600 })
  expect(gone).toMatchObject({ code: 'upstream_failed', cause: { message: expect.stringContaining('index_not_found') } })
  expect(wrong).toMatchObject({ code: 'upstream_failed' })
})

test('[EVERY-003] several searches end in time as one does, and the engine stops too', async () => {
  await withEngine({ timeoutMs: 1500, concurrency: 1, queue: 0 }, async (own) => {
    const failure = failureOf(
      own.searchMany(
        [
          { index, body: slow },
          { index, body: slow },
        ],
        { requestId: 'many-too-long' },
      ),
    )
    await untilRunning('many-too-long')
    // They have one place among the searches that run.
    expect(own.load()).toEqual({ running: 1, waiting: 0 })
    expect((await failureOf(own.search(index, all))).error).toMatchObject({ code: 'overloaded' })
    const { error, ms } = await failure
    expect(error).toMatchObject({ code: 'upstream_failed' })
    expect(ms).toBeLessThan(4000)
    await untilStopped('many-too-long')
  })
})

async function listening(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

async function closed(server: Server): Promise<void> {
  await new Promise((resolve) => server.close(resolve))
}

function urlOf(server: Server): string {
  // The address of a TCP server is an AddressInfo.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
