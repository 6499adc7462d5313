import { previewRows } from '@rosette/contract-kit/records/record-parts.ts'
import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { amongKeys, groupedBy, previewsBy } from './keyed-rows.ts'

const rows = [
  { locusId: 1, name: 'b' },
  { locusId: 2, name: 'c' },
  { locusId: 1, name: 'a' },
]

test('all keys are one parameter, so that every batch is the same statement', () => {
  const { sql, parameters } = compileOnlyDb
    .selectFrom('locus')
    .select('name')
    .where('locusId', '=', amongKeys([1, 2]))
    .compile()
  expect([sql, parameters]).toEqual(['select "name" from "locus" where "locus_id" = any($1)', [[1, 2]]])
})

test('rows are grouped by a column in their order, and a key without rows has none', () => {
  expect(groupedBy(rows, 'locusId')(1)).toEqual([rows[0], rows[2]])
  const namesOf = groupedBy(rows, 'locusId', ({ name }) => name)
  expect([1, 2, 3].map(namesOf)).toEqual([['b', 'a'], ['c'], []])
})

test('a preview holds the first rows and counts all', () => {
  const many = Array.from({ length: previewRows + 1 }, (_, rank) => ({ locusId: 1, rank }))
  const previewOf = previewsBy(many, 'locusId', ({ rank }) => rank)
  expect(previewOf(1)).toEqual({ rows: many.slice(0, previewRows).map(({ rank }) => rank), total: previewRows + 1 })
  expect(previewOf(2)).toEqual({ rows: [], total: 0 })
})
