import { expect, test } from 'vitest'
import { ownPagePath } from './own-page-path.ts'

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
