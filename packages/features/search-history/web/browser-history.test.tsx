import { beforeEach, expect, test, vi } from 'vitest'
import { maxEntryLength } from '../contract/history-entry.ts'
import { clearHistory, forgetSearch, readBrowserHistory, recordSearch, switchHistory } from './browser-history.ts'

const flower = { category: 'genes' as const, searchTerms: [{ keywordId: 'GO:0009908' }, { keywordTerm: 'flower development' }] }
const textOf = (searchText: string) => ({ category: 'genes' as const, searchText })
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute))

beforeEach(() => localStorage.clear())

/** The storage of the browser, except for what a test replaces. */
function stubStorage(changes: Partial<Pick<Storage, 'getItem' | 'setItem'>>): void {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, value: string) => real.setItem(key, value),
    ...changes,
  })
}

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError')
}

const shown = () => readBrowserHistory().entries.map(({ no, total, search }) => [no, total, search.searchText ?? 'form'])

test('[HISTORY-001] a search is kept with its filters, count and time, whatever the order of its rows', () => {
  const filters = { chromosome: { include: ['1'] } }
  recordSearch({ ...flower, filters, sort: [{ field: 'symbol', direction: 'asc' }] }, 12, at(0))
  expect(readBrowserHistory().entries).toEqual([{ no: 1, search: { ...flower, filters }, total: 12, at: '2026-11-01T12:00:00.000Z' }])
  recordSearch({ ...flower, filters }, 12, at(1))
  expect(readBrowserHistory().entries).toHaveLength(1)
  // Other filters are another search.
  recordSearch({ ...flower, filters: {} }, 40, at(2))
  recordSearch(flower, 40, at(3))
  expect(readBrowserHistory().entries.map(({ total }) => total)).toEqual([40, 12])
})

test('[HISTORY-002] a search that is made again moves up with its new count; the hundred last are kept', () => {
  recordSearch(textOf('AG'), 3, at(0))
  recordSearch(flower, 6, at(0))
  recordSearch({ ...flower, searchTerms: flower.searchTerms.toReversed() }, 7, at(1))
  recordSearch(textOf('FT'), 2, at(2))
  recordSearch({ searchText: 'AG', category: 'genes' }, 4, at(3))
  expect(shown()).toEqual([
    [4, 4, 'AG'],
    [3, 2, 'FT'],
    [2, 7, 'form'],
  ])
  for (let n = 0; n < 130; n++) recordSearch(textOf(`gene ${n}`), n, at(4))
  const { entries } = readBrowserHistory()
  expect(entries).toHaveLength(100)
  expect(entries.at(-1)?.search.searchText).toBe('gene 30')
})

test('[HISTORY-003] storage that refuses loses the history and nothing else', () => {
  stubStorage({ setItem: refuse })
  expect(() => recordSearch(flower, 1, at(0))).not.toThrow()
  stubStorage({ setItem: refuse, getItem: refuse })
  expect(readBrowserHistory()).toEqual({ isOff: false, isRefused: true, missed: null, entries: [] })
  expect(() => recordSearch(flower, 1, at(0))).not.toThrow()
})

test('[HISTORY-003] a full storage keeps the newer searches', () => {
  for (let n = 0; n < 10; n++) recordSearch(textOf(`gene ${n}`), n, at(n))
  const { length } = localStorage.getItem('searchHistory') ?? ''
  const real = localStorage
  stubStorage({ setItem: (key, value) => (value.length > length ? refuse() : real.setItem(key, value)) })
  recordSearch(textOf('the newest'), 1, at(20))
  const left = readBrowserHistory().entries.map(({ search }) => search.searchText)
  expect(left[0]).toBe('the newest')
  expect(left).toContain('gene 9')
  expect(left).not.toContain('gene 0')
})

test('[HISTORY-003] foreign contents are left out, a search that is too long is said', () => {
  recordSearch(flower, 5, at(0))
  const stored = JSON.parse(localStorage.getItem('searchHistory') ?? '')
  const hostile = [{ no: 9, search: { category: 'nothing', searchText: 'x' }, total: 1, at: 'now' }, '<script>', null, ...stored.entries]
  localStorage.setItem('searchHistory', JSON.stringify({ ...stored, entries: hostile }))
  expect(shown()).toEqual([[1, 5, 'form']])
  for (const text of ['[]', 'null', '{"entries":7}', 'not json']) {
    localStorage.setItem('searchHistory', text)
    expect(readBrowserHistory().entries, text).toEqual([])
    recordSearch(flower, 5, at(0))
    expect(shown(), text).toEqual([[1, 5, 'form']])
  }
  recordSearch({ category: 'genes', searchTerms: [{ geneList: 'AT1G01010 '.repeat(maxEntryLength / 10) }] }, 9, at(1))
  expect(readBrowserHistory()).toMatchObject({ missed: 'long', entries: [{ total: 5 }] })
  recordSearch(textOf('AG'), 1, at(2))
  expect(readBrowserHistory()).toMatchObject({ missed: null, entries: [{ total: 1 }, { total: 5 }] })
})

test('[HISTORY-004] one can be deleted, all can be cleared, and nothing is kept while the history is off', () => {
  recordSearch(flower, 5, at(0))
  recordSearch(textOf('AG'), 1, at(1))
  recordSearch(textOf('FT'), 2, at(2))
  forgetSearch(textOf('AG'))
  expect(shown()).toEqual([
    [3, 2, 'FT'],
    [1, 5, 'form'],
  ])
  switchHistory(true)
  recordSearch(textOf('CO'), 1, at(3))
  expect(readBrowserHistory()).toMatchObject({ isOff: true, entries: [{ no: 3 }, { no: 1 }] })
  clearHistory()
  expect(readBrowserHistory()).toMatchObject({ isOff: true, entries: [] })
  switchHistory(false)
  recordSearch(textOf('CO'), 1, at(4))
  expect(shown()).toEqual([[1, 1, 'CO']])
})
