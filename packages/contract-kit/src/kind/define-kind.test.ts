import { expect, test } from 'vitest'
import { lookupOf, parseLookup } from './define-kind.ts'

const kind = { lookups: ['id', 'accession'] as const, normalise: (_: string, text: string) => (text === 'bad' ? null : text.toLowerCase()) }

test('a key wins over all others and is a number', () => {
  expect(parseLookup(kind, { key: ' 007 ', id: 'X' })).toEqual({ by: 'key', value: '7' })
  for (const key of ['', 'x', '-1', '1.5']) expect(parseLookup(kind, { key, id: 'X' })).toBeNull()
})

test('a kind may say what a key that is not a number names', () => {
  const named = { ...kind, keyAlso: 'name' as const }
  expect(parseLookup(named, { key: '7' })).toEqual({ by: 'key', value: '7' })
  expect(parseLookup(named, { key: 'Probe' })).toEqual({ by: 'name', value: 'probe' })
  for (const key of ['', ' ', 'bad']) expect(parseLookup(named, { key, id: 'X' })).toBeNull()
})

test('of several names the first in the order of the kind counts', () => {
  expect(parseLookup(kind, { accession: 'A', id: 'B' })).toEqual({ by: 'id', value: 'b' })
  expect(parseLookup(kind, { accession: 'A', id: ' ' })).toEqual({ by: 'accession', value: 'a' })
  expect(parseLookup(kind, { accession: 'A', id: 'bad' })).toBeNull()
  expect(parseLookup(kind, { name: 'A' })).toBeNull()
})

test('a query string asks for the key and for what the kind is looked up by; lists and other names are left out', () => {
  expect(lookupOf(kind, { key: '7', id: 'X', name: 'Y', accession: ['A', 'B'], tab: '1' })).toEqual({ key: '7', id: 'X' })
})
