import { expect, test } from 'vitest'
import { windowOf } from './run-search.ts'

test.each([
  [{}, { from: 0, size: 10_000 }],
  [{ rowsLimit: 5 }, { from: 0, size: 5 }],
  [
    { matchCount: true, rowsLimit: 5, page: 2 },
    { from: 0, size: 0 },
  ],
  [{ page: 3 }, { from: 50, size: 25 }],
  [
    { page: 2, pageSize: 100 },
    { from: 100, size: 100 },
  ],
  [
    { page: 2, pageSize: 20, rowsLimit: 30 },
    { from: 20, size: 10 },
  ],
  [
    { page: 400, pageSize: 250 },
    { from: 0, size: 0 },
  ],
])('[API-041] %j asks for the rows %j', (fields, window) => {
  expect(windowOf(fields)).toEqual(window)
})
