import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownPagePath, rememberReturn, takeReturn } from './auth-return.ts'

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

test.for([
  ['/locus?key=7#summary', '/locus?key=7#summary'],
  [`${location.origin}/results?searchText=AG`, '/results?searchText=AG'],
  ['/', '/'],
])('%s is a page of this site', ([address, path]) => {
  expect(ownPagePath(address ?? '')).toBe(path)
})

test.for([
  'https://example.org',
  'https://example.org/locus',
  '//example.org',
  '/\\example.org',
  '\\\\example.org',
  '/\t/example.org',
  ' //example.org',
  `${location.origin}//example.org`,
  `${location.origin}@example.org/`,
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
  '/auth/logout',
  '/api/auth/logout',
  '/login?redirect=/login',
])('[SESSION-032] %s is not followed', (address) => {
  expect(ownPagePath(address)).toBeNull()
})
