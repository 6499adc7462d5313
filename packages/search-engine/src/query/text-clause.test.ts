import { textMethods } from '@rosette/contract-kit/search/criteria-parts.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, group, identifier, integer, keyword, nameList, prose, toIndexBody } from '../index/index-definition.ts'
import { groupClause, termRowsClause, textClause } from './text-clause.ts'

const Hit = z.object({ key: z.int(), name: z.string() })
const definition = defineIndex({
  hit: Hit,
  fields: { key: integer(), name: identifier({ isSearchable: true }), notes: prose() },
  key: 'key',
  order: 'name',
})

test.each(textMethods)('%s: whatever is typed is a value, and no clause of the engine that reads patterns is used', (method) => {
  const shape = JSON.stringify(textClause(definition, 'name', method, 'TEXT'))
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 3, maxLength: maxSearchText }), (text) => {
      const retained = text
        .toWellFormed()
        .replace(/[\s\p{Cc}\u200B]+/gu, ' ')
        .trim()
      fc.pre([...retained].length > 2)
      expect(JSON.stringify(textClause(definition, 'name', method, text))).toBe(
        shape.replaceAll('TEXT', () => JSON.stringify(retained).slice(1, -1)),
      )
    }),
    { seed: 3702 },
  )
  expect(shape).not.toMatch(/wildcard|regexp|query_string|prefix/)
})

test.each(['', ' \n\u0002', 'x'.repeat(maxSearchText + 1)])('nothing and too much are refused', (text) => {
  expect(() => textClause(definition, 'name', 'contains', text)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})

test('a field that no form asks for has no trigrams and is refused', () => {
  expect(() => textClause(definition, 'notes', 'contains', 'AG')).toThrow('does not support contains for the field notes')
  expect(() => textClause(definition, 'nobody', 'exactly', 'AG')).toThrow('nobody')
  expect(() => groupClause(definition, 'notes', [])).toThrow('no group notes')
  expect(JSON.stringify(toIndexBody(definition).mappings).match(/"trigrams":/g)).toHaveLength(1)
})

const index = defineIndex({
  hit: z.object({ key: z.int(), name: z.string(), aliases: z.array(z.string()), accession: z.string() }),
  fields: {
    key: integer(),
    name: identifier({ isSearchable: true }),
    aliases: nameList({ isSearchable: true }),
    accession: nameList({ isSearched: false }),
  },
  key: 'key',
  order: 'name',
})
const fields = { name: ['name', 'aliases'], accession: ['accession'] }

test('a text may stand in any field of its type, and all rows must hold', () => {
  const rows = [
    { search_type: 'name', search_method: 'contains', search_input: 'ag' },
    { search_type: 'accession', search_method: 'exactly', search_input: 'U12546' },
  ] as const
  const named = { should: ['name', 'aliases'].map((field) => textClause(index, field, 'contains', 'ag')), minimum_should_match: 1 }
  expect(termRowsClause(index, rows, fields)).toEqual({
    bool: { filter: [{ bool: named }, { term: { accession: { value: 'U12546' } } }] },
  })
  expect(termRowsClause(index, [], fields)).toBeNull()
})

test('a field that is only searched as a whole answers no other method', () => {
  const row = { search_type: 'accession', search_method: 'contains', search_input: 'U1' } as const
  expect(() => termRowsClause(index, [row], fields)).toThrow('does not support contains for the field accession')
})

test('a lone surrogate is not text for the engine', () => {
  const row = { search_type: 'accession', search_method: 'exactly', search_input: 'U\uD800' } as const
  expect(termRowsClause(index, [row], fields)).toEqual({ term: { accession: { value: 'U\uFFFD' } } })
})

test('trigrams find a text in a value, its marks find it at the start and as the whole', () => {
  expect(textClause(index, 'name', 'contains', ' Ag\tL ')).toEqual({ match_phrase: { 'name.trigrams': 'Ag L' } })
  expect(textClause(index, 'name', 'starts_with', 'AGL')).toEqual({ match_phrase: { 'name.trigrams': '\u0002AGL' } })
  expect(textClause(index, 'name', 'exactly', 'AGL')).toEqual({ match_phrase: { 'name.trigrams': '\u0002AGL\u0003' } })
})

test.each([
  ['contains', 'AG', 'AG'],
  ['contains', '🌱g', '🌱g'],
  ['starts_with', 'A', '\u0002A'],
] as const)('%s %j has fewer than three characters, so pairs and single ones are searched too', (method, text, query) => {
  expect(textClause(index, 'name', method, text)).toEqual({
    bool: { should: [{ match_phrase: { 'name.trigrams': query } }, { match: { 'name.shortGrams': query } }] },
  })
})

test('two characters at the start of a value make a trigram with its mark', () => {
  expect(textClause(index, 'name', 'starts_with', 'AG')).toEqual({ match_phrase: { 'name.trigrams': '\u0002AG' } })
})

test('the longest text is searched for, and refusals say why', () => {
  const longest = 'x'.repeat(maxSearchText)
  expect(textClause(index, 'name', 'contains', `${longest} `)).toEqual({ match_phrase: { 'name.trigrams': longest } })
  expect(() => textClause(index, 'name', 'contains', '\u200B')).toThrow('There is no text to search for.')
  expect(() => textClause(index, 'name', 'contains', `${longest}x`)).toThrow('A search text has at most 200 characters.')
})

test('the clauses of a group hold for one and the same entry', () => {
  const grouped = defineIndex({
    hit: Hit,
    fields: { key: integer(), name: identifier(), annotations: group({ term: prose({ isSearchable: true }), evidence: keyword() }) },
    key: 'key',
    order: 'name',
  })
  const clauses = [textClause(grouped, 'annotations.term', 'contains', 'flower'), { term: { 'annotations.evidence': { value: 'IEA' } } }]
  expect(groupClause(grouped, 'annotations', clauses)).toEqual({
    nested: {
      path: 'annotations',
      query: {
        bool: {
          filter: [{ match_phrase: { 'annotations.term.trigrams': 'flower' } }, { term: { 'annotations.evidence': { value: 'IEA' } } }],
        },
      },
    },
  })
  for (const path of ['annotations.evidence', 'annotations.nobody', 'name.term', 'nobody.term'])
    expect(() => textClause(grouped, path, 'contains', 'flower')).toThrow(`does not support contains for the field ${path}`)
  expect(() => groupClause(grouped, 'nobody', [])).toThrow('The index has no group nobody')
})

test('a field that forms search by parts is searched for whole texts by the same means', () => {
  const row = { search_type: 'name', search_method: 'exactly', search_input: 'AGL' } as const
  expect(termRowsClause(index, [row], { name: ['name'] })).toEqual({ match_phrase: { 'name.trigrams': '\u0002AGL\u0003' } })
  const key = { search_type: 'key', search_method: 'exactly', search_input: '7' } as const
  expect(() => termRowsClause(index, [key], { key: ['key'] })).toThrow('does not support exactly for the field key')
})
