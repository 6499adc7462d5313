import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, identifier, integer, nameList } from './index-definition.ts'
import { termRowsClause } from './term-rows-clause.ts'
import { textClause } from './text-clause.ts'

const index = defineIndex({
  hit: z.object({ key: z.int(), name: z.string(), aliases: z.array(z.string()), accession: z.string() }),
  fields: {
    key: integer(),
    name: identifier({ isAsked: true }),
    aliases: nameList({ isAsked: true }),
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

test('a field that is only asked for as a whole answers no other method', () => {
  const row = { search_type: 'accession', search_method: 'contains', search_input: 'U1' } as const
  expect(() => termRowsClause(index, [row], fields)).toThrow('does not answer contains for the field accession')
})

test('half a surrogate pair is no text for the engine', () => {
  const row = { search_type: 'accession', search_method: 'exactly', search_input: 'U\uD800' } as const
  expect(termRowsClause(index, [row], fields)).toEqual({ term: { accession: { value: 'U\uFFFD' } } })
})
