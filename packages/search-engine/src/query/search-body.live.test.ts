import { Readable } from 'node:stream'
import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bulkIndex } from '../index/bulk-index.ts'
import { createIndex, finishIndex } from '../index/create-index.ts'
import { decimal, defineIndex, identifier, indexName, integer, nameList, prose } from '../index/index-definition.ts'
import { withSortKeys } from '../index/sort-key.ts'
import { sortClauses } from './search-body.ts'

const Thing = z.object({
  key: z.int(),
  name: z.string().nullable(),
  authors: z.array(z.string()),
  note: z.string().nullable(),
  mass: z.number().nullable(),
})
type Thing = z.infer<typeof Thing>
const definition = defineIndex({
  hit: Thing,
  fields: {
    key: integer(),
    name: identifier({ isSortable: true }),
    authors: nameList({ isSortable: true }),
    note: prose({ isSortable: true }),
    mass: decimal(),
  },
  key: 'key',
  order: 'name',
})
const things: Thing[] = [
  { key: 1, name: 'AGL20', authors: ['Zhu', 'Abe'], note: 'tall', mass: 9.5 },
  { key: 2, name: null, authors: [], note: null, mass: null },
  { key: 3, name: 'agl3', authors: ['abe', 'Zhu'], note: 'Early', mass: 10 },
  { key: 4, name: 'Ögl', authors: ['Bo'], note: 'w'.repeat(40_000), mass: -1 },
  { key: 5, name: 'AGL20', authors: ['Bo'], note: '', mass: 9.5 },
]
const { engine, indexPrefix } = testEngine()
const index = indexName(indexPrefix, 'thing', 'sorts')

beforeAll(async () => {
  await createIndex(engine, index, definition)
  const documents = things.map((thing) => ({ id: String(thing.key), document: withSortKeys(definition, thing) }))
  await bulkIndex(engine, index, Readable.from(documents))
  await finishIndex(engine, index)
})

async function keysBy(...orders: SortOrder[]): Promise<number[]> {
  const body = { query: { match_all: {} }, sort: sortClauses(definition, orders), size: 10 }
  return (await engine.search<Thing>(index, body)).sources.map(({ key }) => key)
}

test.each([
  ['[TABLE-010] [TABLE-011] [TABLE-012]', 'name', [3, 1, 5, 4, 2], [4, 1, 5, 3, 2]],
  // A list is sorted by how it reads: the first author first.
  ['[TABLE-010] [TABLE-011] [TABLE-012]', 'authors', [3, 4, 5, 1, 2], [1, 4, 5, 3, 2]],
  ['[TABLE-010] [TABLE-011] [TABLE-012]', 'note', [3, 1, 4, 2, 5], [4, 1, 3, 2, 5]],
  ['[TABLE-010] [TABLE-011]', 'mass', [4, 1, 5, 3, 2], [3, 1, 5, 4, 2]],
])('%s by %s, empty values last in both directions, ties by key', async (_ids, field, ascending, descending) => {
  expect(await keysBy({ field, direction: 'asc' })).toEqual(ascending)
  expect(await keysBy({ field, direction: 'desc' })).toEqual(descending)
})

test('several orders follow each other, and none is the order of the keys', async () => {
  expect(await keysBy({ field: 'mass', direction: 'desc' }, { field: 'authors', direction: 'asc' })).toEqual([3, 5, 1, 4, 2])
  expect(await keysBy()).toEqual([1, 2, 3, 4, 5])
})

test('sort keys stay in the index, and what cannot be sorted is refused', async () => {
  const { sources } = await engine.search<Thing>(index, { query: { term: { key: 3 } } })
  expect(sources).toEqual([things[2]])
  const plain = { ...definition, fields: { ...definition.fields, note: prose() } }
  expect(() => sortClauses(plain, [{ field: 'note', direction: 'asc' }])).toThrow('cannot be sorted by note')
})
