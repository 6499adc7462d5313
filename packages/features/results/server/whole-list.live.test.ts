import { Readable } from 'node:stream'
import { bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { createIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { defineIndex, identifier, indexName, integer, keyword } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses } from '@rosette/search-engine/query/define-clauses.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type PreparedQuery, runSearch } from './run-search.ts'

// An index of its own: the engine counts what it kept for all who ask an index.
const { engine, indexPrefix } = testEngine()
const definition = defineIndex({
  hit: z.object({ key: z.int(), name: z.string(), type: z.string() }),
  fields: { key: integer(), name: identifier(), type: keyword() },
  key: 'key',
  order: 'name',
  facets: { type: { label: 'Type' } },
})
const target = { index: indexName(indexPrefix, 'thing', 'whole'), definition, criteria: defineClauses(z.object({}), {}) }
const things = Array.from({ length: 30 }, (_, key) => ({ key, name: `thing ${key}`, type: key % 2 === 0 ? 'even' : 'odd' }))

beforeAll(async () => {
  await createIndex(engine, target.index, definition)
  await bulkIndex(engine, target.index, Readable.from(things.map((document) => ({ id: String(document.key), document }))))
  await finishIndex(engine, target.index)
})

const Stats = z.object({ _all: z.object({ total: z.object({ request_cache: z.object({ hit_count: z.number() }) }) }) })

async function countStored(): Promise<number> {
  const answer = await engine.request({ method: 'GET', path: `/${target.index}/_stats/request_cache` })
  return Stats.parse(answer)._all.total.request_cache.hit_count
}

const prepared: PreparedQuery = { query: { match_all: {} }, isRanked: false, highlight: null }
const ask = (isWhole: boolean) => runSearch(engine, target, { ...prepared, isWhole }, { page: 1, pageSize: 25, facets: true })

test('what all records are is counted once, and what somebody asks for each time', async () => {
  const first = await ask(true)
  expect(first).toMatchObject({ total: 30, facets: { type: [{ count: 15 }, { count: 15 }] } })
  const before = await countStored()
  expect(await ask(true)).toEqual(first)
  expect(await countStored()).toBe(before + 1)
  expect(await ask(false)).toEqual(first)
  expect(await ask(false)).toEqual(first)
  expect(await countStored()).toBe(before + 1)
})
