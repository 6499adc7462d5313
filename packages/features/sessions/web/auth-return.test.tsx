import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberReturn, takeReturn } from './auth-return.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

test('[SESSION-032] a page of this site is remembered once', () => {
  rememberReturn(`${location.origin}/locus?key=7`)
  expect([takeReturn(), takeReturn()]).toEqual(['/locus?key=7', null])
})

test.for(['https://example.org', '//example.org', '/\\example.org'])('[SESSION-032] %s is ignored', (address) => {
  rememberReturn('/locus?key=7')
  rememberReturn(address)
  expect(takeReturn()).toBe('/locus?key=7')
})

test('after an hour the page is forgotten', () => {
  vi.useFakeTimers()
  rememberReturn('/help')
  vi.advanceTimersByTime(60 * 60_000)
  expect(takeReturn()).toBeNull()
})

test('what a script of another hand stored is checked again', () => {
  sessionStorage.setItem('rosette.return', JSON.stringify({ path: '//example.org', until: Date.now() + 1000 }))
  expect(takeReturn()).toBeNull()
})
