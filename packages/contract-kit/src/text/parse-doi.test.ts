import { expect, test } from 'vitest'
import { doiAddress, parseDoi } from './parse-doi.ts'

test.each([
  '10.5281/zenodo.1234567',
  'DOI: 10.5281/Zenodo.1234567',
  'https://doi.org/10.5281/zenodo.1234567',
  ' http://dx.doi.org/10.5281/ZENODO.1234567 ',
])('[SIGN-001] %s is a DOI', (text) => {
  expect(parseDoi(text)).toBe('10.5281/zenodo.1234567')
  expect(doiAddress('10.5281/zenodo.1234567')).toBe('https://doi.org/10.5281/zenodo.1234567')
})

test('[SIGN-001] prefixes may be divided, and suffixes have slashes', () => {
  expect(parseDoi('10.1000.10/123(4):5;6/7')).toBe('10.1000.10/123(4):5;6/7')
})

test.each([
  '',
  '10.5281',
  '10.5281/',
  '10.12/x',
  'zenodo.1234567',
  '10.5281/a b',
  '10.5281/a>; rel="x"',
  '10.5281/ü',
  'https://example.org/10.5281/x',
])('[SIGN-001] %s is none', (text) => {
  expect(parseDoi(text)).toBeNull()
})
