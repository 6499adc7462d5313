import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pruneParams, readParams, storeParams } from './stored-params.ts'

const day = 24 * 60 * 60_000

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

function keyOf(params: object, now?: number): string {
  const stored = storeParams(params, now)
  if ('problem' in stored) throw new Error(stored.problem)
  return stored.key
}

test('[RESULTS-022] parameters are stored under searchParams_ and a timestamp, and read by the next page', () => {
  const key = keyOf({ genes: { keys: [1] } })
  expect(key).toMatch(/^searchParams_\d+$/)
  expect(readParams(key)).toEqual({ genes: { keys: [1] } })
})

test('two clicks in the same millisecond have names of their own', () => {
  const [one, other] = [keyOf({ of: 1 }, 1000), keyOf({ of: 2 }, 1000)]
  expect(one).not.toBe(other)
  expect([readParams(one), readParams(other)]).toEqual([{ of: 1 }, { of: 2 }])
})

test.for(['nothing there', '[1]', '{', 'null'])('[RESULTS-047] what is not an object of parameters is ignored: %s', (text) => {
  if (text !== 'nothing there') localStorage.setItem('searchParams_7', text)
  expect(readParams('searchParams_7')).toBeNull()
})

test('a full browser storage is reported and stores nothing', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { length: 0, getItem: () => null, setItem: full, key: () => null })
  expect(storeParams({ genes: {} })).toEqual({ problem: expect.stringContaining('storage is full') })
})

test('entries older than a day are removed, except those that a tab still shows', async () => {
  const held = [{ name: 'searchParams_3000' }]
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }), request: async () => {} } })
  for (const stamp of [2000, 3000, 4000]) localStorage.setItem(`searchParams_${stamp}`, '{}')
  localStorage.setItem('searchParams_go', '{}')
  localStorage.setItem(`searchParams_${2 * day}`, '{}')
  // This tab reads one itself.
  expect(readParams('searchParams_4000')).toEqual({})
  await pruneParams(2 * day)
  const left = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  expect(left.toSorted()).toEqual([`searchParams_${2 * day}`, 'searchParams_3000', 'searchParams_4000', 'searchParams_go'])
})

test('without locks a tab keeps what it reads itself', async () => {
  vi.stubGlobal('navigator', {})
  for (const stamp of [5000, 6000]) localStorage.setItem(`searchParams_${stamp}`, '{}')
  readParams('searchParams_5000')
  await pruneParams(2 * day)
  expect(localStorage.getItem('searchParams_5000')).toBe('{}')
  expect(localStorage.getItem('searchParams_6000')).toBeNull()
})
