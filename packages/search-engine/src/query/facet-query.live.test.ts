import { Readable } from 'node:stream'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bulkIndex } from '../index/bulk-index.ts'
import { createIndex, finishIndex } from '../index/create-index.ts'
import { decimal, defineIndex, identifier, indexName, integer, keyword } from '../index/index-definition.ts'
import { type FacetFilter, maxFacetValues, readFacets } from './facet-query.ts'
import { searchBody } from './search-body.ts'

const Thing = z.object({
  key: z.int(),
  name: z.string(),
  type: z.string().nullable(),
  places: z.array(z.string()),
  size: z.int().nullable(),
  mass: z.number(),
})
type Thing = z.infer<typeof Thing>
const definition = defineIndex({
  hit: Thing,
  fields: { key: integer(), name: identifier(), type: keyword(), places: keyword(), size: integer(), mass: decimal() },
  key: 'key',
  order: 'name',
  facets: {
    type: { label: 'Type' },
    places: { label: 'Place' },
    size: { label: 'Size', edges: [10, 20, 60] },
    mass: { label: 'Mass', edges: [0.5, 1] },
  },
})
const types = ['INDEL', 'SNP', 'T-DNA', null]
const places = ['Chr1', 'Chr2', 'ChrC']
const things: Thing[] = Array.from({ length: 120 }, (_, at) => ({
  key: at,
  name: at % 3 === 0 ? 'AG' : 'FLC',
  type: types[(at * 7) % 4] ?? null,
  places: places.filter((_name, which) => (at >> which) % 2 === 1),
  size: at % 5 === 0 ? null : at,
  mass: (at % 16) / 10,
}))
const { engine, indexPrefix } = testEngine()
const index = indexName(indexPrefix, 'thing', 'facets')

beforeAll(async () => {
  await createIndex(engine, index, definition)
  await bulkIndex(engine, index, Readable.from(things.map((thing) => ({ id: String(thing.key), document: thing }))))
  await finishIndex(engine, index)
})

async function ask(query: object, filters: FacetFilter[]) {
  const body = searchBody(definition, { query, isRanked: false, filters, hasFacets: true, window: { from: 0, size: 200 } })
  const { sources, total, aggregations } = await engine.search<Thing>(index, body)
  return {
    keys: sources.map(({ key }) => key).sort((a, b) => a - b),
    total,
    ...readFacets(definition, aggregations),
  }
}

test('values are counted as they are written, most frequent first', async () => {
  const { total, facets } = await ask({ term: { name: 'ag' } }, [])
  expect(total).toBe(40)
  expect(facets.type).toEqual([
    { value: 'INDEL', count: 10 },
    { value: 'SNP', count: 10 },
    { value: 'T-DNA', count: 10 },
  ])
})

test('a value without a match stays, with 0, and so does a chosen one that no record has', async () => {
  const { total, facets } = await ask({ term: { name: 'ag' } }, [{ field: 'type', include: ['*'], exclude: [] }])
  expect(total).toBe(0)
  expect(facets.type).toHaveLength(3)
  expect(facets.places?.map(({ count }) => count)).toEqual([0, 0, 0])
})

test('filters narrow hits and other facets but not their own: the same as comparing all records', async () => {
  const chosen = (values: string[]) => fc.record({ include: fc.subarray(values), exclude: fc.subarray(values) })
  const texts = types.filter((type) => type !== null)
  await fc.assert(
    fc.asyncProperty(chosen(texts), chosen(places), async (ofType, ofPlace) => {
      const filters = [
        { field: 'type', ...ofType },
        { field: 'places', ...ofPlace },
      ]
      const { keys, total, facets } = await ask({ match_all: {} }, filters)
      const byType = (thing: Thing) => passes(ofType, thing.type === null ? [] : [thing.type])
      const byPlace = (thing: Thing) => passes(ofPlace, thing.places)
      expect(keys).toEqual(things.filter((thing) => byType(thing) && byPlace(thing)).map(({ key }) => key))
      expect(total).toBe(keys.length)
      for (const value of texts)
        expect(countOf(facets.type, value)).toBe(things.filter((each) => each.type === value && byPlace(each)).length)
      for (const value of places)
        expect(countOf(facets.places, value)).toBe(things.filter((each) => each.places.includes(value) && byType(each)).length)
    }),
    { seed: 4, numRuns: 40 },
  )
})

test('numbers are counted in bars; a bar chosen as a filter leaves as many as it counts, and changes no bar of its own', async () => {
  const { ranges } = await ask({ term: { name: 'ag' } }, [])
  const ofName = things.filter(({ name }) => name === 'AG')
  expect(ranges.size?.map(({ from, to }) => [from, to])).toEqual([
    [null, 9],
    [10, 19],
    [20, 59],
    [60, null],
  ])
  expect(ranges.mass?.map(({ from, to }) => [from, to])).toEqual([
    [null, 0.5],
    [0.5, 1],
    [1, null],
  ])
  for (const { from, to, count } of ranges.size ?? []) {
    const within = ofName.filter(({ size }) => size !== null && size >= (from ?? size) && size <= (to ?? size))
    const filter = { field: 'size', include: [], exclude: [], ...(from !== null && { from }), ...(to !== null && { to }) }
    const narrowed = await ask({ term: { name: 'ag' } }, [filter])
    expect([count, narrowed.total]).toEqual([within.length, within.length])
    expect(narrowed.ranges.size).toEqual(ranges.size)
    expect(narrowed.ranges.mass?.reduce((sum, bar) => sum + bar.count, 0)).toBe(within.length)
  }
})

function passes({ include, exclude }: { include: string[]; exclude: string[] }, values: readonly string[]): boolean {
  return (include.length === 0 || include.some((value) => values.includes(value))) && !exclude.some((value) => values.includes(value))
}

function countOf(values: readonly { value: string; count: number }[] = [], value: string): number | undefined {
  return values.find((each) => each.value === value)?.count
}

test('a field that is not a facet is refused, and no more values are counted than fit on a page', () => {
  const search = { query: { match_all: {} }, isRanked: false, hasFacets: true, window: { from: 0, size: 1 } }
  const byName = { ...search, filters: [{ field: 'name', include: ['AG'], exclude: [] }] }
  expect(() => searchBody(definition, byName)).toThrow('no facet name')
  const byRange = { ...search, filters: [{ field: 'type', include: [], exclude: [], from: 1 }] }
  expect(() => searchBody(definition, byRange)).toThrow('type is narrowed by its values')
  const byValue = { ...search, filters: [{ field: 'size', include: ['12'], exclude: [] }] }
  expect(() => searchBody(definition, byValue)).toThrow('size is narrowed by from and to')
  expect(JSON.stringify(searchBody(definition, search))).toContain(`"size":${maxFacetValues}`)
})
