import { expect, test } from 'vitest'
import { formatRColumns } from './r-columns.ts'

const ref = { $ref: '#/components/schemas/RecordRef' }
const schemas = {
  Row: {
    properties: {
      name: { type: ['string', 'null'] },
      key: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      on: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
      at: { type: 'string', format: 'date-time' },
      is: { type: 'boolean' },
      record: { anyOf: [ref, { type: 'null' }] },
      records: { type: 'array', items: ref },
      authors: { type: 'array', items: { type: 'string' } },
      years: { type: 'array', items: { type: 'integer' } },
      either: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      parts: { type: 'array', items: { type: 'object' } },
    },
  },
}

test('[RPKG-002] every field of a contract is a column of one type', () => {
  const text = formatRColumns(schemas, { row_columns: 'Row' })
  expect(text.slice(text.indexOf('row_columns'))).toBe(`row_columns <- c(
  name = "character",
  key = "numeric",
  on = "date",
  at = "time",
  is = "logical",
  record = "refs",
  records = "refs",
  authors = "strings",
  years = "numbers",
  either = "list",
  parts = "list"
)
`)
})

test('[RPKG-002] a contract that the document lost is an error', () => {
  expect(() => formatRColumns(schemas, { gone: 'Gone' })).toThrow('no object Gone')
})
