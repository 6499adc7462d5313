import { expect, test } from 'vitest'
import { z } from 'zod'
import { decimal, defineIndex, identifier, integer, keyword } from '../index/index-definition.ts'
import { facetAggregations, filterClause, readFacets } from './facet-query.ts'

const definition = defineIndex({
  hit: z.object({ key: z.int(), name: z.string() }),
  fields: { key: integer(), name: identifier(), type: keyword(), author: keyword(), size: integer(), mass: decimal() },
  key: 'key',
  order: 'name',
  facets: {
    type: { label: 'Type' },
    author: { label: 'Author', isOpen: true },
    size: { label: 'Size', edges: [10, 20] },
    mass: { label: 'Mass', edges: [0.5] },
  },
})

const mostFrequentFirst = [{ _count: 'desc' }, { _key: 'asc' }]
const type = { terms: { field: 'type.facet', min_doc_count: 0, size: 100, order: mostFrequentFirst } }
// Of an open list only the values that occur are listed.
const author = { terms: { field: 'author.facet', min_doc_count: 1, size: 100, order: mostFrequentFirst } }
const size = { range: { field: 'size', ranges: [{ to: 10 }, { from: 10, to: 20 }, { from: 20 }] } }
const mass = { range: { field: 'mass', ranges: [{ to: 0.5 }, { from: 0.5 }] } }

const noIndel = { field: 'type', include: ['SNP'], exclude: ['INDEL'] }
const noIndelClause = { bool: { filter: [{ terms: { 'type.facet': ['SNP'] } }], must_not: [{ terms: { 'type.facet': ['INDEL'] } }] } }
const small = { field: 'size', include: [], exclude: [], to: 20 }
const smallClause = { bool: { filter: [{ range: { size: { lte: 20 } } }], must_not: [] } }
const both = {
  bool: {
    filter: [{ terms: { 'type.facet': ['SNP'] } }, { range: { size: { lte: 20 } } }],
    must_not: [{ terms: { 'type.facet': ['INDEL'] } }],
  },
}
/** The visitor's own values are counted even where no hit has them. */
const typeChosen = { terms: { field: 'type.facet', min_doc_count: 0, size: 2, include: ['SNP', 'INDEL'] } }

test('without filters every facet is counted directly', () => {
  expect(facetAggregations(definition, [])).toStrictEqual({ type, author, size, mass })
})

test('a filter narrows the other facets together and leaves its own alone', () => {
  expect(facetAggregations(definition, [noIndel])).toStrictEqual({
    type,
    'type chosen': typeChosen,
    'all filters': { filter: noIndelClause, aggs: { author, size, mass } },
  })
})

test('each of two filtered facets is narrowed by the other one only', () => {
  expect(facetAggregations(definition, [noIndel, small])).toStrictEqual({
    'all filters': { filter: both, aggs: { author, mass } },
    'but type': { filter: smallClause, aggs: { type, 'type chosen': typeChosen } },
    'but size': { filter: noIndelClause, aggs: { size } },
  })
})

test('where all facets have filters, none is narrowed by all of them', () => {
  const two = { ...definition, facets: ['type'], ranges: { size: [10, 20] } }
  expect(Object.keys(facetAggregations(two, [noIndel, small]))).toStrictEqual(['but type', 'but size'])
})

test.each([
  ['both ends', { from: 0, to: 9 }, [{ range: { size: { gte: 0, lte: 9 } } }]],
  ['the smallest', { from: 0 }, [{ range: { size: { gte: 0 } } }]],
  ['the largest', { to: 0 }, [{ range: { size: { lte: 0 } } }]],
  ['neither', {}, []],
])('a range of numbers has %s', (_what, range, filter) => {
  expect(filterClause([{ field: 'size', include: [], exclude: [], ...range }])).toStrictEqual({ bool: { filter, must_not: [] } })
})

test('values are read with their counts in the order of the answer, and chosen ones that did not get into it follow', () => {
  const counted = {
    type: { buckets: [{ key: 'SNP', doc_count: 9 }] },
    'type chosen': {
      buckets: [
        { key: 'SNP', doc_count: 9 },
        { key: 'T-DNA', doc_count: 0 },
      ],
    },
    author: { buckets: [] },
  }
  expect(readFacets(definition, counted).facets).toStrictEqual({
    type: [
      { value: 'SNP', count: 9 },
      { value: 'T-DNA', count: 0 },
    ],
    author: [],
  })
})

test('counts are found within the filters around them', () => {
  const { facets, ranges } = readFacets(definition, {
    'but type': {
      doc_count: 5,
      type: { buckets: [{ key: 'SNP', doc_count: 4 }] },
      'type chosen': { buckets: [{ key: 'INDEL', doc_count: 1 }] },
    },
    'all filters': { doc_count: 4, mass: { buckets: [{ doc_count: 3 }, { doc_count: 1 }] } },
  })
  expect(facets.type).toStrictEqual([
    { value: 'SNP', count: 4 },
    { value: 'INDEL', count: 1 },
  ])
  expect(ranges.mass?.map(({ count }) => count)).toStrictEqual([3, 1])
})

test('a bar of whole numbers ends before the next one begins, a bar of decimal ones where it begins', () => {
  const counted = {
    size: { buckets: [{ doc_count: 1 }, { doc_count: 2 }, { doc_count: 3 }] },
    mass: { buckets: [{ doc_count: 4 }, { doc_count: 5 }] },
  }
  expect(readFacets(definition, counted).ranges).toStrictEqual({
    size: [
      { from: null, to: 9, count: 1 },
      { from: 10, to: 19, count: 2 },
      { from: 20, to: null, count: 3 },
    ],
    mass: [
      { from: null, to: 0.5, count: 4 },
      { from: 0.5, to: null, count: 5 },
    ],
  })
})

test('an answer without counts has no values and no bars', () => {
  expect(readFacets(definition)).toStrictEqual({ facets: { type: [], author: [] }, ranges: { size: [], mass: [] } })
})

test('what the engine tells beside the buckets is not taken for a facet', () => {
  const buckets = [{ key: 'SNP', doc_count: 2 }]
  // A facet's own answer may have members of any name; only filters around facets are opened.
  const { facets } = readFacets(definition, { type: { buckets, author: { buckets } }, 'type chosen': { buckets: [], author: { buckets } } })
  expect(facets).toStrictEqual({ type: [{ value: 'SNP', count: 2 }], author: [] })
})
