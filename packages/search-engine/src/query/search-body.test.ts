import { expect, test } from 'vitest'
import { z } from 'zod'
import { decimal, defineIndex, flag, identifier, integer, keyword, prominence, prose } from '../index/index-definition.ts'
import type { Cursor } from './cursor.ts'
import { filteredQuery, type Search, scanBody, searchBody, sortClauses } from './search-body.ts'

const definition = defineIndex({
  hit: z.object({ key: z.int(), name: z.string(), type: z.string(), size: z.int(), mass: z.number(), isOld: z.boolean() }),
  fields: {
    key: integer(),
    name: identifier({ isSortable: true }),
    type: keyword(),
    size: integer(),
    mass: decimal(),
    isOld: flag(),
    note: prose(),
    known: prominence(),
  },
  key: 'key',
  order: 'name',
  facets: { type: { label: 'Type' }, size: { label: 'Size', edges: [10] } },
})

const query = { term: { note: { value: 'flower' } } }
const plain: Search = { query, isRanked: false, window: { from: 50, size: 25 } }
const byName = [{ name: { order: 'asc', missing: '_last' } }, { key: { order: 'asc' } }]
const isSnp = { field: 'type', include: ['SNP'], exclude: [] }
const snpClause = { bool: { filter: [{ terms: { 'type.facet': ['SNP'] } }], must_not: [] } }
const invalid = (message: string) => expect.objectContaining({ code: 'invalid_request', message })

test('a plain search asks for its page by name, with the true total and nothing that costs more', () => {
  expect(searchBody(definition, plain)).toEqual({ query, from: 50, size: 25, track_total_hits: true, sort: byName })
})

test('the best match comes first only if the search ranks, and names break ties', () => {
  expect(searchBody(definition, { ...plain, isRanked: true }).sort).toEqual([{ _score: { order: 'desc' } }, ...byName])
})

test('an order that the visitor chose replaces the ranking, and the key breaks ties', () => {
  expect(searchBody(definition, { ...plain, isRanked: true, sort: [{ field: 'isOld', direction: 'desc' }] }).sort).toEqual([
    { isOld: { order: 'desc', missing: '_last' } },
    { key: { order: 'asc' } },
  ])
})

test('without facets a filter is part of the query', () => {
  const body = searchBody(definition, { ...plain, filters: [isSnp] })
  expect(body).toEqual({
    query: { bool: { must: [query], filter: [snpClause] } },
    from: 50,
    size: 25,
    track_total_hits: true,
    sort: byName,
  })
})

test('with facets the filter comes after the query, so that the facet still counts the other values', () => {
  const body = searchBody(definition, { ...plain, filters: [isSnp], hasFacets: true })
  expect([body.query, body.post_filter]).toEqual([query, snpClause])
  expect(Object.keys(body.aggs ?? {})).toEqual(['type', 'type chosen', 'all filters'])
})

test('facets without a filter need none after the query', () => {
  const body = searchBody(definition, { ...plain, hasFacets: true })
  expect(body).not.toHaveProperty('post_filter')
  expect(Object.keys(body.aggs ?? {})).toEqual(['type', 'size'])
})

test('sums count what passes the filters', () => {
  const models = { sum: { field: 'size' } }
  expect(searchBody(definition, { ...plain, filters: [isSnp], sums: { models } }).aggs).toEqual({
    sums: { filter: snpClause, aggs: { models } },
  })
})

test('what is highlighted is passed on', () => {
  expect(searchBody(definition, { ...plain, highlight: { fields: {} } }).highlight).toEqual({ fields: {} })
})

const after = (...values: (string | number | null)[]): Cursor => ({ after: values, isBackwards: false, row: 76 })

test('a cursor takes the place of the page number', () => {
  const body = searchBody(definition, { ...plain, cursor: after('AG', 7) })
  expect(body).toEqual({ query, search_after: ['AG', 7], size: 25, track_total_hits: true, sort: byName })
})

test('the last page is read from the end: all orders are turned, and empty values come first', () => {
  const cursor = { after: null, isBackwards: true, row: null }
  const body = searchBody(definition, { ...plain, isRanked: true, cursor })
  expect(body).toEqual({
    query,
    size: 25,
    track_total_hits: true,
    sort: [{ _score: { order: 'asc' } }, { name: { order: 'desc', missing: '_first' } }, { key: { order: 'desc' } }],
  })
})

test('turning an order of numbers keeps what stands for a missing one, so that it comes first', () => {
  const cursor = { after: [3, 7], isBackwards: true, row: 9 }
  const { sort } = searchBody(definition, { ...plain, sort: [{ field: 'mass', direction: 'asc' }], cursor })
  expect(sort).toEqual([{ mass: { order: 'desc', missing: Number.MAX_SAFE_INTEGER } }, { key: { order: 'desc' } }])
})

test.each([
  ['by name: a text or nothing, and the key', [], false, ['AG', 7]],
  ['by name, in the empty ones at the end', [], false, [null, 7]],
  ['by rank: the score before them', [], true, [12.5, 'AG', 7]],
  ['by a whole number', [{ field: 'size', direction: 'asc' }], false, [120, 7]],
  ['by a decimal number', [{ field: 'mass', direction: 'asc' }], false, [0.5, 7]],
  ['by yes and no, which are numbers to the engine', [{ field: 'isOld', direction: 'asc' }], false, [1, 7]],
  ['by the sort key of a text', [{ field: 'name', direction: 'asc' }], false, ['ag', 7]],
] as const)('a cursor fits the order %s', (_what, sort, isRanked, values) => {
  expect(searchBody(definition, { ...plain, sort, isRanked, cursor: after(...values) }).search_after).toEqual(values)
})

test.each([
  ['too few values', [], ['AG']],
  ['too many values', [], ['AG', 7, 7]],
  ['a number for a name', [], [7, 7]],
  ['a text for the key', [], ['AG', '7']],
  ['nothing for the key', [], ['AG', null]],
  ['a text for a whole number', [{ field: 'size', direction: 'asc' }], ['120', 7]],
  ['a text for a decimal number', [{ field: 'mass', direction: 'asc' }], ['0.5', 7]],
  ['a text for yes or no', [{ field: 'isOld', direction: 'asc' }], ['true', 7]],
] as const)('a cursor from another order is refused: %s', (_what, sort, values) => {
  const search = { ...plain, sort, cursor: after(...values) }
  expect(() => searchBody(definition, search)).toThrow(invalid('cursor: it does not fit this sort order.'))
})

test('the score is a number in a cursor', () => {
  const search = { ...plain, isRanked: true, cursor: after('12.5', 'AG', 7) }
  expect(() => searchBody(definition, search)).toThrow(invalid('cursor: it does not fit this sort order.'))
})

test.each(['note', 'type', 'known', 'nobody'])('rows cannot be sorted by %s', (field) => {
  const sort = [
    { field: 'name', direction: 'asc' },
    { field, direction: 'asc' },
  ] as const
  expect(() => searchBody(definition, { ...plain, sort })).toThrow(invalid(`sort: rows cannot be sorted by ${field}.`))
  expect(() => sortClauses(definition, sort)).toThrow(`The index cannot be sorted by ${field}`)
})

test('texts are sorted by their keys, and a missing number is behind all others in either direction', () => {
  const orders = [
    { field: 'name', direction: 'desc' },
    { field: 'size', direction: 'asc' },
    { field: 'mass', direction: 'desc' },
  ] as const
  expect(sortClauses(definition, orders)).toEqual([
    { 'sortKeys.name': { order: 'desc', missing: '_last' } },
    { size: { order: 'asc', missing: Number.MAX_SAFE_INTEGER } },
    { mass: { order: 'desc', missing: Number.MIN_SAFE_INTEGER } },
    { key: { order: 'asc' } },
  ])
})

test.each([
  ['a field that is not a facet', { field: 'name', include: ['AG'], exclude: [] }, 'filters: there is no facet name.'],
  ['what every object has', { field: 'toString', include: ['AG'], exclude: [] }, 'filters: there is no facet toString.'],
  ['values of a number', { field: 'size', include: ['10'], exclude: [] }, 'filters: size is narrowed by from and to.'],
  ['values that a number must not have', { field: 'size', include: [], exclude: ['10'] }, 'filters: size is narrowed by from and to.'],
  ['the smallest of a list of values', { field: 'type', include: [], exclude: [], from: 1 }, 'filters: type is narrowed by its values.'],
  ['the largest of a list of values', { field: 'type', include: [], exclude: [], to: 1 }, 'filters: type is narrowed by its values.'],
])('a filter by %s is refused, with facets and without', (_what, filter, message) => {
  for (const hasFacets of [false, true])
    expect(() => searchBody(definition, { ...plain, filters: [isSnp, filter], hasFacets })).toThrow(invalid(message))
})

test('what matches passes all filters, and without any it stays as it is', () => {
  expect(filteredQuery(definition, query, [])).toBe(query)
  expect(filteredQuery(definition, query, [isSnp, { field: 'size', include: [], exclude: [], from: 5, to: 0 }])).toEqual({
    bool: {
      must: [query],
      filter: [{ bool: { filter: [{ terms: { 'type.facet': ['SNP'] } }, { range: { size: { gte: 5, lte: 0 } } }], must_not: [] } }],
    },
  })
})

test('all rows are read in the order of the page, with its filters', () => {
  expect(scanBody(definition, { query, isRanked: true })).toEqual({ query, sort: [{ _score: { order: 'desc' } }, ...byName] })
  expect(scanBody(definition, { query, isRanked: false, sort: [{ field: 'isOld', direction: 'asc' }], filters: [isSnp] })).toEqual({
    query: { bool: { must: [query], filter: [snpClause] } },
    sort: [{ isOld: { order: 'asc', missing: '_last' } }, { key: { order: 'asc' } }],
  })
})
