import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BulkDocument, bulkIndex } from '../index/bulk-index.ts'
import { createIndex, finishIndex } from '../index/create-index.ts'
import { defineIndex, identifier, indexName, integer } from '../index/index-definition.ts'
import type { Engine } from './open-engine.ts'
import { scanIndex } from './scan-index.ts'

const { engine, indexPrefix } = testEngine()
const index = indexName(indexPrefix, 'thing', 'scan')
const Thing = z.object({ key: z.int(), name: z.string() })
type Thing = z.infer<typeof Thing>
// Two shards: the order in which documents lie must hold across both.
const definition = defineIndex({ hit: Thing, fields: { key: integer(), name: identifier() }, key: 'key', order: 'name', shards: 2 })
const count = 2500
const all = { query: { match_all: {} } }
const byNameBackwards = [{ name: { order: 'desc' } }, { key: { order: 'desc' } }]

async function* things(): AsyncGenerator<BulkDocument> {
  for (let key = 1; key <= count; key++) yield { id: String(key), document: { key, name: `thing ${key % 7}` } }
}

beforeAll(async () => {
  await createIndex(engine, index, definition)
  await bulkIndex(engine, index, things())
  await finishIndex(engine, index)
})

/** Points in time that are open in this file's index; one has a part in each of the two shards. */
async function openContexts(): Promise<number> {
  const path = `/${index}/_stats/search`
  // The shape is the engine's own.
  const { _all } = (await engine.request({ method: 'GET', path })) as { _all: { total: { search: { point_in_time_current: number } } } }
  return _all.total.search.point_in_time_current / 2
}

async function listed<Row>(scan: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of scan) rows.push(...batch)
  return rows
}

/** The engine, and a list of its requests. */
function watched(): { engine: Pick<Engine, 'request'>; batches: () => number } {
  let batches = 0
  return {
    batches: () => batches,
    engine: {
      request: (request, options) => {
        if (request.path === '/_search') batches++
        return engine.request(request, options)
      },
    },
  }
}

test.each([1, 100, 1250, 2499, 2500, 2501])('each document comes once, in batches of %i', async (batch) => {
  const lengths: number[] = []
  const keys: number[] = []
  const wanted = batch === 1 ? { query: { range: { key: { lte: 20 } } } } : all
  for await (const batchOfThings of scanIndex<Thing>(engine, index, wanted, { batch })) {
    lengths.push(batchOfThings.length)
    keys.push(...batchOfThings.map(({ key }) => key))
  }
  const expected = batch === 1 ? 20 : count
  expect(keys.toSorted((one, other) => one - other)).toEqual(Array.from({ length: expected }, (_, at) => at + 1))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(batch)
  expect(await openContexts()).toBe(0)
})

test('in an order that is requested, with the fields that are requested, and nothing where nothing matches', async () => {
  const keys: number[] = []
  for await (const batch of scanIndex<Partial<Thing>>(engine, index, { ...all, sort: byNameBackwards, _source: ['key'] }, { batch: 300 })) {
    expect(Object.keys(batch[0] ?? {})).toEqual(['key'])
    keys.push(...batch.map(({ key = 0 }) => key))
  }
  const expected = Array.from({ length: count }, (_, at) => at + 1).sort((one, other) => (other % 7) - (one % 7) || other - one)
  expect(keys).toEqual(expected)
  expect(await listed(scanIndex(engine, index, { query: { match_none: {} } }))).toEqual([])
})

test('what is written while it runs is not seen', async () => {
  const scan = scanIndex<Thing>(engine, index, all, { batch: 1000 })
  const first = await scan.next()
  await engine.request({ method: 'PUT', path: `/${index}/_doc/new`, query: { refresh: true }, body: { key: 99_999, name: 'new' } })
  try {
    const rest = await listed(scan)
    expect([...(first.value ?? []), ...rest].map(({ key }) => key)).not.toContain(99_999)
  } finally {
    await engine.request({ method: 'DELETE', path: `/${index}/_doc/new`, query: { refresh: true } })
  }
})

test('one batch is read ahead and no more, the first one is short, and a reader who leaves closes the point in time', async () => {
  const own = watched()
  const scan = scanIndex<Thing>(own.engine, index, all, { batch: 200, firstBatch: 50 })
  expect((await scan.next()).value).toHaveLength(50)
  expect((await scan.next()).value).toHaveLength(200)
  expect(own.batches()).toBe(3)
  expect(await openContexts()).toBe(1)
  await scan.return()
  expect(await openContexts()).toBe(0)
  expect(own.batches()).toBe(3)
})

test('given up by its signal it ends with the reason and closes the point in time', async () => {
  const leaving = new AbortController()
  const scan = scanIndex<Thing>(engine, index, all, { batch: 100, signal: leaving.signal })
  await scan.next()
  leaving.abort(new Error('gone'))
  await expect(listed(scan)).rejects.toThrow('gone')
  expect(await openContexts()).toBe(0)
  await expect(scanIndex(engine, index, all, { signal: leaving.signal }).next()).rejects.toThrow('gone')
})

test('a batch that fails is a problem, never the end of the list', async () => {
  let batches = 0
  const failing: Pick<Engine, 'request'> = {
    request: async (request, options) => {
      if (request.path === '/_search' && ++batches === 3) throw new Error('the engine is gone')
      return engine.request(request, options)
    },
  }
  const read: Thing[] = []
  const scan = (async () => {
    for await (const batch of scanIndex<Thing>(failing, index, all, { batch: 100 })) read.push(...batch)
  })()
  await expect(scan).rejects.toMatchObject({ code: 'upstream_failed' })
  expect(read).toHaveLength(200)
  expect(await openContexts()).toBe(0)
  await expect(scanIndex(engine, `${index}x`, all).next()).rejects.toMatchObject({ code: 'upstream_failed' })
})
