import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, flag, identifier, integer, keyword, nameList, prominence, prose, shown } from '../index/index-definition.ts'
import { presenceField, readEmptyFields, valuesBody } from './values-body.ts'

const definition = defineIndex({
  hit: z.object({ key: z.int(), name: z.string() }),
  key: 'key',
  order: 'name',
  facets: { type: { label: 'Type' } },
  fields: {
    key: integer(),
    name: identifier({ isSortable: true }),
    aliases: nameList(),
    notes: prose(),
    phenotypes: prose({ isSearched: false, isSearchable: true }),
    unread: prose({ isSearched: false }),
    type: keyword(),
    isControl: flag(),
    papers: prominence(),
    websites: shown(),
  },
})

test('a value is looked for where the engine keeps one, whatever else the field serves', () => {
  const fields = [...Object.keys(definition.fields), 'assoc_data']
  expect(Object.fromEntries(fields.map((field) => [field, presenceField(definition, field)]))).toEqual({
    key: 'key',
    name: 'sortKeys.name',
    aliases: 'aliases',
    notes: 'notes',
    phenotypes: 'phenotypes.trigrams',
    unread: null,
    type: 'type.facet',
    isControl: 'isControl',
    papers: null,
    websites: null,
    assoc_data: null,
  })
})

test('only matches that have one of the values are visited, and fields without any are named', () => {
  const body = valuesBody(definition, { match_all: {} }, ['aliases', 'websites', 'type'])
  const [aliases, type] = [{ exists: { field: 'aliases' } }, { exists: { field: 'type.facet' } }]
  expect(body.query).toEqual({ bool: { filter: [{ match_all: {} }, { bool: { should: [aliases, type], minimum_should_match: 1 } }] } })
  expect(body.aggs).toEqual({ aliases: { filter: aliases }, type: { filter: type } })
  expect(readEmptyFields({ aliases: { doc_count: 0 }, type: { doc_count: 3 } })).toEqual(['aliases'])
})
