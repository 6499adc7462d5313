import { expect, test } from 'vitest'
import { z } from 'zod'
import { indexAnalysis } from './index-analysis.ts'
import {
  decimal,
  defineIndex,
  flag,
  fullNames,
  group,
  identifier,
  indexName,
  integer,
  keyword,
  mentions,
  nameList,
  prominence,
  prose,
  related,
  shown,
  shownObjects,
  termNames,
  toIndexBody,
} from './index-definition.ts'

test('an index is named after prefix, kind and release', () => {
  expect(indexName('rosette', 'locus', 'araport11_2026')).toBe('rosette-locus-araport11_2026')
  expect(indexName('r', 'l', 'x'.repeat(196))).toHaveLength(200)
})

test.each(['a,b', '*', '../x', 'UPPER', '', 'a b', '-a', 'a-', 'a--b', 'a/', 'x'.repeat(197)])(
  'a release called %j never reaches the engine',
  (releaseId) => {
    expect(() => indexName('r', 'l', releaseId)).toThrow(`Not an index name: r-l-${releaseId}`)
  },
)

test.each(['', '_hidden', '-r', '*r', 'r '])('a prefix %j names no index', (prefix) => {
  expect(() => indexName(prefix, 'locus', 'demo')).toThrow('Not an index name')
})

// A name is one term, whatever is in it; one of more than 1000 characters is not indexed.
const name = { type: 'keyword', normalizer: 'name', ignore_above: 1000 }
const words = { type: 'text', analyzer: 'words', search_analyzer: 'words_query' }
const prefix = { type: 'text', analyzer: 'name', index_prefixes: { min_chars: 1, max_chars: 19 }, norms: false, index_options: 'docs' }
const trigrams = { type: 'text', analyzer: 'trigrams', search_analyzer: 'trigrams_query', norms: false }
const shortGrams = { type: 'text', analyzer: 'short_grams', search_analyzer: 'short_gram_query', norms: false, index_options: 'docs' }
const family = { type: 'text', analyzer: 'family', search_analyzer: 'name', norms: false, index_options: 'docs' }
const mentioned = { ...words, position_increment_gap: 100, norms: false }
const facet = { type: 'keyword', ignore_above: 1000 }

test.each([
  ['identifier', identifier, {}],
  ['names', nameList, {}],
  ['fullNames', fullNames, { family }],
] as const)('%s are found whole, by their start and by their words; outside the general search only whole', (role, field, further) => {
  expect(field()).toEqual({ role, mapping: { ...name, fields: { prefix, words, ...further } }, isSearchable: false, sort: 'none' })
  expect(field({ isSearched: false, isSearchable: true, isSortable: true })).toEqual({
    role: 'none',
    mapping: name,
    isSearchable: true,
    sort: 'text',
  })
})

test('prose is found by its words; outside the general search it is not indexed as such', () => {
  expect(prose()).toEqual({ role: 'prose', mapping: words, isSearchable: false, sort: 'none' })
  expect(prose({ isSearched: false, isSearchable: true })).toEqual({
    role: 'none',
    mapping: { type: 'text', index: false },
    isSearchable: true,
    sort: 'none',
  })
})

test('[GENERAL-015] names of other records are found whole, and texts about the record value by value', () => {
  expect(related({ label: 'locus' })).toEqual({
    role: 'related',
    mapping: { ...name, doc_values: false },
    isSearchable: false,
    sort: 'none',
    label: 'locus',
  })
  expect(related({ isSortable: true }).mapping).toEqual(name)
  expect(mentions()).toEqual({ role: 'mentions', mapping: mentioned, isSearchable: false, sort: 'none' })
  expect(termNames().mapping).toEqual({ ...mentioned, fields: { whole: { ...name, doc_values: false } } })
})

test.each([
  ['a keyword', keyword(), { mapping: name, sort: 'none' }],
  ['a keyword that rows are sorted by', keyword({ isSortable: true }), { mapping: name, sort: 'text' }],
  ['a whole number', integer(), { mapping: { type: 'long' }, sort: 'number' }],
  ['a decimal number', decimal(), { mapping: { type: 'double' }, sort: 'number' }],
  ['yes or no', flag(), { mapping: { type: 'boolean' }, sort: 'number' }],
  ['what is only shown', shown(), { mapping: { type: 'keyword', index: false, doc_values: false }, sort: 'none' }],
  ['objects that are only shown', shownObjects(), { mapping: { type: 'object', enabled: false }, sort: 'none' }],
])('%s is left out of the general search', (_what, field, expected) => {
  expect(field).toEqual({ role: 'none', isSearchable: false, ...expected })
})

test('prominence ranks and does nothing else', () => {
  expect(prominence()).toEqual({ role: 'prominence', mapping: { type: 'rank_feature' }, isSearchable: false, sort: 'none' })
})

test('a group keeps its entries apart, and their fields are searched like others', () => {
  const fields = { term: keyword(), note: prose({ isSearched: false, isSearchable: true }) }
  expect(group(fields)).toEqual({
    role: 'none',
    mapping: {
      type: 'nested',
      properties: { term: name, note: { type: 'text', index: false, fields: { trigrams, shortGrams } } },
    },
    isSearchable: false,
    sort: 'none',
    group: fields,
  })
})

const Hit = z.object({ key: z.int(), name: z.string() })

test('facets with a fixed list come before those without, and numbers become ranges', () => {
  const fields = { key: integer(), name: identifier(), author: keyword(), type: keyword(), size: integer() }
  const facets = { author: { label: 'Author', isOpen: true }, size: { label: 'Size', edges: [10] }, type: { label: 'Type' } } as const
  expect(defineIndex({ hit: Hit, fields, key: 'key', order: 'name', facets })).toEqual({
    fields,
    hitFields: ['key', 'name'],
    key: 'key',
    order: 'name',
    facets: ['type', 'author'],
    openFacets: ['author'],
    ranges: { size: [10] },
    shards: 1,
  })
})

test('an index without facets counts nothing, and may have more than one shard', () => {
  const definition = defineIndex({ hit: Hit, fields: { key: integer(), name: identifier() }, key: 'key', order: 'name', shards: 3 })
  expect(definition).toMatchObject({ facets: [], openFacets: [], ranges: {}, shards: 3 })
})

test('the engine stores hits only, refuses unknown fields, and keeps spellings for facets and keys for sorting', () => {
  const definition = defineIndex({
    hit: Hit,
    fields: {
      key: integer(),
      name: identifier({ isSearchable: true, isSortable: true }),
      type: keyword(),
      size: integer(),
      note: prose({ isSortable: true }),
      titles: fullNames(),
      loci: related(),
    },
    key: 'key',
    order: 'name',
    facets: { type: { label: 'Type' }, size: { label: 'Size', edges: [10] } },
  })
  const sortKey = { type: 'keyword', index: false }
  expect(toIndexBody(definition)).toEqual({
    settings: { number_of_shards: 1, analysis: indexAnalysis, max_result_window: 10_000 },
    mappings: {
      dynamic: 'strict',
      _source: { includes: ['key', 'name'] },
      properties: {
        key: { type: 'long' },
        name: { ...name, fields: { prefix, words, trigrams, shortGrams } },
        type: { ...name, fields: { facet } },
        size: { type: 'long' },
        note: { ...words, store: true },
        titles: { ...name, fields: { prefix, words: { ...words, store: true }, family } },
        loci: { ...name, doc_values: false },
        sortKeys: { properties: { name: sortKey, note: sortKey } },
      },
    },
  })
})

test('an index that is sorted by no text has no sort keys', () => {
  const definition = defineIndex({ hit: Hit, fields: { key: integer(), name: shown() }, key: 'key', order: 'name' })
  expect(toIndexBody(definition).mappings).toMatchObject({ properties: { key: {}, name: {} } })
  expect(toIndexBody(definition).mappings).not.toHaveProperty('properties.sortKeys')
})
