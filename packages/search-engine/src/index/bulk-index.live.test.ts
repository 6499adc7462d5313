import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openEngine } from '../engine/open-engine.ts'
import { type BulkDocument, bulkIndex } from './bulk-index.ts'
import { countDocuments, createIndex, finishIndex, listIndices } from './create-index.ts'
import { defineIndex, identifier, indexName, integer } from './index-definition.ts'

const { engine, indexPrefix } = testEngine()
const index = indexName(indexPrefix, 'thing', 'bulk')
const limits = { timeoutMs: 5000, concurrency: 4, queue: 10 }
const Hit = z.object({ key: z.int(), name: z.string() })
const definition = defineIndex({ hit: Hit, fields: { key: integer(), name: identifier() }, key: 'key', order: 'name' })

beforeAll(() => createIndex(engine, index, definition))

async function* things(count: number, onGiven?: (given: number) => void): AsyncGenerator<BulkDocument> {
  for (let key = 1; key <= count; key++) {
    onGiven?.(key)
    yield { id: String(key), document: { key, name: `thing ${key}` } }
  }
}

test('20,000 documents arrive, and no more are requested than there is room for', { timeout: 60_000 }, async () => {
  let accepted = 0
  let furthestAhead = 0
  const sent = await bulkIndex(
    engine,
    index,
    things(20_000, (given) => {
      furthestAhead = Math.max(furthestAhead, given - accepted)
    }),
    {
      batchBytes: 50_000,
      concurrency: 2,
      onProgress: (soFar) => {
        accepted = soFar
      },
    },
  )
  await finishIndex(engine, index)
  expect(sent).toBe(20_000)
  expect(accepted).toBe(20_000)
  expect(await countDocuments(engine, index)).toBe(20_000)
  // A batch holds some 750 documents: two on their way, one waiting to go, one being gathered.
  expect(furthestAhead).toBeLessThan(4000)
  expect(await listIndices(engine, indexPrefix)).toEqual([index])
})

test('an index that was filled in several segments is finished as one', async () => {
  const inSegments = indexName(indexPrefix, 'thing', 'segments')
  await createIndex(engine, inSegments, definition)
  for (const count of [3, 5]) {
    await bulkIndex(engine, inSegments, things(count))
    await engine.request({ method: 'POST', path: `/${inSegments}/_refresh` })
  }
  const countSegments = async () => {
    const path = `/_cat/segments/${inSegments}`
    return z.array(z.unknown()).parse(await engine.request({ method: 'GET', path, query: { format: 'json' } })).length
  }
  expect(await countSegments()).toBeGreaterThan(1)
  await finishIndex(engine, inSegments)
  expect(await countSegments()).toBe(1)
  expect(await countDocuments(engine, inSegments)).toBe(5)
})

test('a finished index again writes every change to disk before it answers, and merges by itself', async () => {
  const finished = indexName(indexPrefix, 'thing', 'finished')
  const settings = async () => {
    const path = `/${finished}/_settings/index.translog.durability,index.merge.*`
    return JSON.stringify(await engine.request({ method: 'GET', path, query: { flat_settings: 'true' } }))
  }
  await createIndex(engine, finished, definition)
  for (const setting of ['async', 'segments_per_tier']) expect(await settings()).toContain(setting)
  await finishIndex(engine, finished)
  expect(await settings()).toContain('request')
  expect(await settings()).not.toContain('merge')
})

test('one document that does not fit the mapping stops the run and says why', async () => {
  async function* spoilt(): AsyncGenerator<BulkDocument> {
    yield* things(10)
    yield { id: 'x', document: { key: 1, name: 'x', unknown: true } }
  }
  await expect(bulkIndex(engine, index, spoilt())).rejects.toMatchObject({
    code: 'upstream_failed',
    message: expect.stringContaining('[unknown]'),
  })
})

test('a stopped run asks for no further documents', async () => {
  const stop = new AbortController()
  let given = 0
  const running = bulkIndex(
    engine,
    index,
    things(1_000_000, (key) => {
      given = key
    }),
    { batchBytes: 20_000, signal: stop.signal, onProgress: () => stop.abort(new Error('enough')) },
  )
  await expect(running).rejects.toThrow('enough')
  expect(given).toBeLessThan(10_000)
})

test('what the engine was too busy for is sent again, and only that', async () => {
  const received: number[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const documents = text.trimEnd().split('\n').length / 2
    received.push(documents)
    const items = Array.from({ length: documents }, (_, at) => ({ index: at < documents - 3 ? { status: 201 } : busy }))
    const statuses = [429, 200, 200]
    response.writeHead(statuses[received.length - 1] ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ errors: received.length < 3, items }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a TCP server is an AddressInfo.
  const { port } = server.address() as AddressInfo
  const own = openEngine({ url: `http://127.0.0.1:${port}`, ...limits })
  expect(await bulkIndex(own, index, things(10))).toBe(10)
  expect(received).toEqual([10, 10, 3])
  await own.close()
  server.close()
})

const busy = { status: 429, error: { type: 'rejected_execution_exception', reason: 'queue is full' } }
