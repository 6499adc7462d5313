import { Readable } from 'node:stream'
import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import { maxSearchRows, type SearchOptions, type SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { createIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import {
  decimal,
  defineIndex,
  flag,
  identifier,
  indexName,
  integer,
  keyword,
  nameList,
  prose,
} from '@rosette/search-engine/index/index-definition.ts'
import { withSortKeys } from '@rosette/search-engine/index/sort-key.ts'
import { defineClauses } from '@rosette/search-engine/query/define-clauses.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findEmptyColumns } from './find-empty-columns.ts'
import { type PreparedQuery, runSearch } from './run-search.ts'
import type { SearchTarget } from './search-target.ts'

const Thing = z.object({
  key: z.int(),
  name: z.string(),
  aliases: z.array(z.string()),
  place: z.int().nullable(),
  mass: z.number().nullable(),
  isControl: z.boolean().nullable(),
  /** In the last thing only. */
  note: z.string().nullable(),
  /** In none. */
  donors: z.array(z.string()),
})
type Thing = z.infer<typeof Thing>
const definition = defineIndex({
  hit: Thing,
  fields: {
    key: integer(),
    name: identifier({ isSortable: true }),
    aliases: nameList({ isSortable: true }),
    place: integer(),
    mass: decimal(),
    isControl: flag(),
    note: prose(),
    donors: nameList({ isSortable: true }),
    group: keyword(),
  },
  key: 'key',
  order: 'name',
})
const count = 10_050
const someOf = <Value>(at: number, value: Value) => (at % 7 === 0 ? null : value)
const things: (Thing & { group: string })[] = Array.from({ length: count }, (_, at) => ({
  key: at + 1,
  // Many share a value, so that pages end in the midst of ties.
  name: `AT${at % 5}G${(at * 7919) % 9000}`,
  aliases: at % 3 === 0 ? [] : [`Äl${at % 40}`],
  place: someOf(at, (at * 31) % 500),
  mass: someOf(at, ((at * 17) % 800) / 4),
  isControl: someOf(at, at % 2 === 0),
  note: at === count - 1 ? 'seen once' : null,
  donors: [],
  group: 'all',
}))
const { engine, indexPrefix } = testEngine()
const target: SearchTarget = { index: indexName(indexPrefix, 'thing', 'deep'), definition, criteria: defineClauses(z.object({}), {}) }
const all: PreparedQuery = { query: { match_all: {} }, isRanked: false, highlight: null }
// Three scores, each of many rows.
const scored: PreparedQuery = {
  query: {
    bool: {
      must: [{ match_all: {} }],
      should: ['AT1G', 'AT2G'].map((start, at) => ({
        constant_score: { filter: { prefix: { name: start.toLowerCase() } }, boost: 1.1 + at },
      })),
    },
  },
  isRanked: true,
  highlight: null,
}

beforeAll(async () => {
  await createIndex(engine, target.index, definition)
  const documents = things.map((thing) => ({ id: String(thing.key), document: withSortKeys(definition, thing) }))
  await bulkIndex(engine, target.index, Readable.from(documents))
  await finishIndex(engine, target.index)
})

async function pageOf(options: SearchOptions, prepared: PreparedQuery = all) {
  const { docs, total, cursors } = await runSearch<Thing>(engine, target, prepared, options)
  return { keys: docs.map(({ key }) => key), total, previous: cursors?.previous ?? null, next: cursors?.next ?? null }
}

const sorts: [string, SortOrder[], PreparedQuery][] = [
  ['name', [{ field: 'name', direction: 'asc' }], all],
  ['aliases, some of them missing, backwards', [{ field: 'aliases', direction: 'desc' }], all],
  ['place', [{ field: 'place', direction: 'asc' }], all],
  ['place backwards', [{ field: 'place', direction: 'desc' }], all],
  [
    'mass, then aliases',
    [
      { field: 'mass', direction: 'desc' },
      { field: 'aliases', direction: 'asc' },
    ],
    all,
  ],
  ['flag', [{ field: 'isControl', direction: 'desc' }], all],
  ['flag forwards', [{ field: 'isControl', direction: 'asc' }], all],
  ['nothing', [], all],
  ['score', [], scored],
]

describe.each(sorts)('rows sorted by %s', (_name, sort, prepared) => {
  const pageSize = 250
  const wanted = { sort, pageSize }

  test('[API-041] go on beyond the first 10,000 and back, each once and in order', { timeout: 60_000 }, async () => {
    const { keys: first } = await pageOf({ sort, rowsLimit: maxSearchRows }, prepared)
    const rows = [...first]
    let page = await pageOf({ ...wanted, page: maxSearchRows / pageSize }, prepared)
    expect(page.keys).toEqual(first.slice(-pageSize))
    while (page.next !== null) {
      page = await pageOf({ ...wanted, cursor: page.next }, prepared)
      rows.push(...page.keys)
    }
    expect(rows.toSorted((a, b) => a - b)).toEqual(things.map(({ key }) => key))

    const last = await pageOf({ ...wanted, cursor: 'last' }, prepared)
    expect(last.keys).toEqual(rows.slice(-(count % pageSize)))
    expect(last.next).toBeNull()
    const seen = [...last.keys]
    for (let back = last; back.previous !== null; ) {
      back = await pageOf({ ...wanted, cursor: back.previous }, prepared)
      expect(back.total).toBe(count)
      seen.unshift(...back.keys)
    }
    expect(seen).toEqual(rows)
  })
})

test('[TABLE-011] rows without a number come last in both directions, also beyond the first 10,000', async () => {
  for (const direction of ['asc', 'desc'] as const) {
    const last = await pageOf({ sort: [{ field: 'place', direction }], pageSize: 250, cursor: 'last' })
    const missing = things.filter(({ place }) => place === null).map(({ key }) => key)
    expect(last.keys).toEqual(missing.slice(-(count % 250)))
  }
})

test('the way back may have pages of another length, and the way on from there is the same', async () => {
  const last = await pageOf({ pageSize: 50, cursor: 'last' })
  const before = await pageOf({ pageSize: 20, cursor: last.previous ?? '' })
  const again = await pageOf({ pageSize: 50, cursor: before.next ?? '' })
  expect(again.keys).toEqual(last.keys)
  expect(again.next).toBeNull()
})

const forge = (after: unknown, more: object = {}) =>
  Buffer.from(JSON.stringify({ after, isBackwards: false, row: 1, ...more })).toString('base64url')

test.each([
  ['', 'x', '%%%', 'null', forge('AG'), forge([]), forge([['a'], 1]), forge([{ script: 1 }, 1]), forge(['AG', 1], { row: 0 })],
  // Places in another order.
  [forge([1]), forge(['AG']), forge(['AG', 1, 1]), forge([1, 1]), forge(['AG', 'x']), forge(['AG', null]), forge([true, 1])],
])('a made-up cursor is refused with 400: %#', async (...cursors) => {
  for (const cursor of cursors)
    await expect(pageOf({ pageSize: 5, cursor })).rejects.toMatchObject({ code: 'invalid_request', status: 400 })
})

test.each([
  ['AG', 1e300],
  [null, -1e300],
  ['\ud800', 1.5],
  ['*'.repeat(3000), 0],
])('one that could be ours only shows other rows: %#', async (...after) => {
  expect((await pageOf({ pageSize: 5, cursor: forge(after) })).total).toBe(count)
})

test.each([[{ field: 'place', direction: 'asc' as const }], [{ field: 'isControl', direction: 'asc' as const }]])(
  'numbers far beyond what a field can hold: %j',
  async (order) => {
    for (const value of [1e300, -1e300, 0.5]) {
      expect((await pageOf({ sort: [order], pageSize: 5, cursor: forge([value, value]) })).total).toBe(count)
    }
  },
)

describe('columns that are empty in every match', () => {
  const columns: Column<unknown>[] = ['name', 'note', 'donors', 'shownOnly'].map((id) => ({
    id,
    label: id,
    isSortable: false,
    // Every thing has been read as one.
    text: (hit) => [(hit as Record<string, unknown>)[id] ?? []].flat().join('; '),
  }))
  async function emptyOf(prepared: PreparedQuery, options: SearchOptions) {
    const answer = await runSearch<Thing>(engine, target, prepared, options)
    return findEmptyColumns(engine, target, prepared, options, columns, answer)
  }

  test('[RESULTS-074] are named; one with a value on another page is not, nor one the index cannot tell', async () => {
    expect(await emptyOf(all, { page: 1, pageSize: 25 })).toEqual(['donors'])
    expect(await emptyOf(all, { page: 2, pageSize: 25, sort: [{ field: 'name', direction: 'desc' }] })).toEqual(['donors'])
  })

  test('[RESULTS-074] are those of the search, not of the index; of a whole page nobody is asked', async () => {
    const withoutNote: PreparedQuery = { ...all, query: { range: { key: { lt: count } } } }
    expect(await emptyOf(withoutNote, { page: 1, pageSize: 25 })).toEqual(['note', 'donors'])
    const few: PreparedQuery = { ...all, query: { terms: { key: [1, 2] } } }
    expect(await emptyOf(few, { page: 1, pageSize: 25 })).toEqual(['note', 'donors', 'shownOnly'])
    expect(await emptyOf(all, { matchCount: true })).toEqual([])
  })
})
