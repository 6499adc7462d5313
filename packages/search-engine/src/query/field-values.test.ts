import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, identifier, integer, keyword } from '../index/index-definition.ts'
import { readFieldValues, valuesBody } from './field-values.ts'

const definition = defineIndex({
  hit: z.object({ key: z.int(), name: z.string() }),
  fields: { key: integer(), name: identifier(), type: keyword(), country: keyword() },
  key: 'key',
  order: 'name',
  facets: { type: { label: 'Type' }, country: { label: 'Country', isOpen: true } },
})

test('the values of fields are counted as they are written, without any hits', () => {
  expect(valuesBody(definition, { types: 'type', countries: 'country' })).toEqual({
    size: 0,
    track_total_hits: true,
    aggs: { types: { terms: { field: 'type.facet', size: 10_000 } }, countries: { terms: { field: 'country.facet', size: 10_000 } } },
  })
})

test('a field that is not a facet keeps only folded names, so it is refused', () => {
  expect(() => valuesBody(definition, { types: 'type', names: 'name' })).toThrow('name is not a facet, so its values are not listed')
})

test('values are read under the names of the caller, and nothing counted is an empty list', () => {
  const aggregations = {
    types: {
      buckets: [
        { key: 'SNP', doc_count: 3 },
        { key: 'INDEL', doc_count: 1 },
      ],
    },
  }
  expect(readFieldValues({ types: 'type', countries: 'country' }, { aggregations })).toEqual({
    types: [
      { value: 'SNP', count: 3 },
      { value: 'INDEL', count: 1 },
    ],
    countries: [],
  })
  expect(readFieldValues({ types: 'type' }, { aggregations: undefined })).toEqual({ types: [] })
})
