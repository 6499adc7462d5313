import { expect, test } from 'vitest'
import { parquetColumnOf } from './parquet-column.ts'

const column = (type: string, name = 'value') => parquetColumnOf({ name, type, isNullable: true, description: null })

test('[BULKDATA-002] digits of large numbers and days are read as text, and names are quoted', () => {
  expect(column('bigint', 'a"b').select).toBe('"a""b"::text as "a""b"')
  expect(column('bigint[]').select).toBe('"value"::text[] as "value"')
  expect(column('bigint').toValue('9223372036854775807')).toBe(9223372036854775807n)
  expect(column('date').toValue('1969-12-31')).toBe(-1)
  expect(column('text[]').toValue(['a', null])).toEqual(['a', null])
})

test.each([
  ['numeric', null],
  ['timestamp with time zone[]', null],
  ['date', 'infinity'],
  ['date', '0044-03-15 BC'],
  ['integer[]', [[1], [2]]],
])('[BULKDATA-002] %s %j ends the export, because Parquet would say something else', (type, value) => {
  expect(() => column(type).toValue(value)).toThrow(/No type of Parquet|not a day|something else than a list/)
})
