import { expect, test } from 'vitest'
import { comparePath, contentPath, listPath, newListPath, parseComparison, withinListPath } from './list-addresses.ts'
import { ListKind, listCategoryOf, listKinds } from './list-kinds.ts'

const [a, b, c] = ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB', 'CCCCCCCCCCCCCCCCCCCCCC']

test('addresses of lists and contents', () => {
  expect(newListPath('locus')).toBe('/lists/new?kind=locus')
  expect(listPath(a)).toBe(`/lists/${a}`)
  expect(listPath(a, { version: 3, tab: 'changes' })).toBe(`/lists/${a}?v=3&tab=changes`)
  expect(contentPath(a)).toBe(`/lists/c/${a}`)
  expect(withinListPath('locus', a)).toBe(`/results?mainType=detail&category=genes&search_params=%7B%7D&is.list=${a}`)
})

test('a comparison is read from its address as it was written, without what does not belong to it', () => {
  const comparison = { of: [a, b, c], parts: ['110', '111'] }
  const query = Object.fromEntries(new URL(comparePath(comparison), 'http://example.org').searchParams)
  expect(parseComparison(query)).toEqual(comparison)
  expect(parseComparison({ of: `${a}|nobody|${a}|${b}`, part: '11|111|2x' })).toEqual({ of: [a, b], parts: ['11'] })
  expect(parseComparison({ part: ['11'] })).toEqual({ of: [], parts: [] })
})

test('every kind with a category of results has lists, people do not', () => {
  for (const kind of listKinds) expect(listCategoryOf(kind)).toBeTruthy()
  expect(listKinds).toContain('germplasm')
  expect(ListKind.safeParse('person').error?.issues[0]?.message).toBe('A list cannot have records of the kind person.')
})
