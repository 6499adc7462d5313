import { expect, test } from 'vitest'
import { z } from 'zod'
import { searchTermsOf } from './search-contract.ts'

const Criteria = z.object({ name: z.string().optional(), limits: z.strictObject({ from: z.int().optional() }).optional() })

test('the terms of a call are described field by field; a call without any takes an empty list', () => {
  const { items } = z.toJSONSchema(searchTermsOf(Criteria))
  expect(items).toMatchObject({
    anyOf: [
      { properties: { name: { type: 'string' } }, required: ['name'], additionalProperties: false },
      { properties: { limits: { properties: { from: { type: 'integer' } } } }, required: ['limits'], additionalProperties: false },
    ],
  })
  expect(z.toJSONSchema(searchTermsOf(z.object({})))).toMatchObject({ maxItems: 0 })
})
