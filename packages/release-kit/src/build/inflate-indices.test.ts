import { defineIndex, identifier, integer, nameList, prose } from '@rosette/search-engine/index/index-definition.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { variantOf } from './inflate-indices.ts'

const definition = defineIndex({
  hit: z.object({ id: z.int(), name: z.string(), symbols: z.array(z.string()), text: z.string(), year: z.int() }),
  fields: { id: integer(), name: identifier(), symbols: nameList(), text: prose(), year: integer() },
  key: 'id',
  order: 'name',
})
const templates = [
  { id: 7, name: 'AT1G01010', symbols: ['NAC1', 'X'], text: 'binds DNA', year: 2001 },
  { id: 8, name: 'AT1G01020', symbols: [], text: 'moves lipids', year: 2002 },
]

test('the first documents are the documents themselves', () => {
  expect([0, 1].map((number) => variantOf(definition, templates, number))).toEqual(templates)
})

test("a variant has a key and names of its own and another document's texts; the rest stays", () => {
  expect(variantOf(definition, templates, 2)).toEqual({
    id: 1_000_000_000_002,
    name: 'AT1G01010_1',
    symbols: ['NAC1_1', 'X_1'],
    text: 'moves lipids',
    year: 2001,
  })
})

test('no two variants have the same key or name', () => {
  const variants = Array.from({ length: 1000 }, (_, number) => variantOf(definition, templates, number))
  for (const field of ['id', 'name']) expect(new Set(variants.map((variant) => variant[field])).size).toBe(1000)
})
