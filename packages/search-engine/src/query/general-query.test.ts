import { maxSearchText } from '@rosette/contract-kit/search/suggestion.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, fullNames, identifier, integer, nameList, prose } from '../index/index-definition.ts'
import { generalQuery } from './general-query.ts'

const Hit = z.object({ key: z.int(), name: z.string() })
const definition = defineIndex({
  hit: Hit,
  fields: {
    key: integer(),
    name: identifier(),
    aliases: nameList(),
    titles: fullNames(),
    notes: prose(),
    hidden: prose({ isSearched: false }),
  },
  key: 'key',
  order: 'name',
})

test('whatever is typed is a value: the body has the same shape for every text', () => {
  const shape = JSON.stringify(generalQuery(definition, 'TEXT'))
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: maxSearchText }), (text) => {
      const kept = text.toWellFormed().trim().replace(/\s+/g, ' ')
      fc.pre(kept !== '')
      const body = JSON.stringify(generalQuery(definition, text))
      expect(body).toBe(shape.replaceAll('"TEXT"', () => JSON.stringify(kept)))
    }),
  )
})

test('a field kept out of the general search is not asked for', () => {
  expect(JSON.stringify(generalQuery(definition, 'AG'))).not.toContain('hidden')
})

test.each(['', '  \n', 'x'.repeat(maxSearchText + 1)])('nothing and too much are refused', (text) => {
  expect(() => generalQuery(definition, text)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})

test('a hit field without an entry does not compile', () => {
  const incomplete = { key: integer() }
  // @ts-expect-error name is part of the hit
  expect(defineIndex({ hit: Hit, fields: incomplete, key: 'key', order: 'name' }).hitFields).toEqual(['key', 'name'])
})
