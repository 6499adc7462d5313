import { expect, test } from 'vitest'
import { listPages } from './list-pages.ts'

const scope = { call: 'mutants', releaseId: 'one', criteria: { list: 'L' } }
const names = ['a', 'b', 'c', 'd', 'e']
const nameOf = (name: string) => name

function page(rows: readonly string[], size: number, cursor?: string, from = 0) {
  return listPages({ cursor, from, size }, scope)(rows, nameOf)
}

test.each([1, 2, 3, 4, 5, 6])('[API-076] pages of %i are the list, each row once', (size) => {
  const read: string[] = []
  for (let next: string | null | undefined; next !== null; ) {
    const { rows, from, next: after } = page(names, size, next)
    expect(from).toBe(read.length)
    read.push(...rows)
    next = after
  }
  expect(read).toEqual(names)
})

test('[API-076] a page by offset can be gone on after; beyond the end, and of no rows, there is no next one', () => {
  const { rows, next } = page(names, 2, undefined, 1)
  expect(rows).toEqual(['b', 'c'])
  expect(page(names, 9, next ?? '').rows).toEqual(['d', 'e'])
  expect(page(names, 2, undefined, 5)).toEqual({ rows: [], from: 5, next: null })
  expect(page(names, 0).next).toBeNull()
  expect(page([], 2).next).toBeNull()
})

test('[API-076] rows that come or go before the place are neither repeated nor skipped', () => {
  const next = page(names, 3).next ?? ''
  expect(page(['b', 'c', 'd', 'e'], 9, next)).toEqual({ rows: ['d', 'e'], from: 2, next: null })
  expect(page(['z', ...names], 9, next)).toEqual({ rows: ['d', 'e'], from: 4, next: null })
  // Of equal names, the one that was shown.
  expect(page(['c', 'b', 'c', 'd'], 9, next).rows).toEqual(['d'])
  expect(() => page(['a', 'b', 'd', 'e'], 9, next)).toThrow(/Begin again/)
})
