import { expect, test } from 'vitest'
import { defineKind, linkPath, lookupOf, namedPath, parseLookup, recordPath } from './define-kind.ts'

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

test('a number of more digits than any key has is not a key', () => {
  expect(parseLookup(kind, { key: '9'.repeat(15) })).toEqual({ by: 'key', value: '9'.repeat(15) })
  expect(parseLookup(kind, { key: '9'.repeat(16) })).toBeNull()
  for (const key of ['x7', '7x']) expect(parseLookup(kind, { key })).toBeNull()
})

test('a record lives under its key, and names are made safe for an address', () => {
  expect(recordPath({ path: 'locus' }, 7)).toBe('/locus?key=7')
  expect(namedPath({ path: 'locus' }, 'a b&c')).toBe('/locus?name=a%20b%26c')
})

test('links name a record by its key, by its id where its kind says so, and by its label where that stands for the key', () => {
  const target = { kind: 'probe', key: 7, label: '245_at/x' }
  expect(linkPath({ path: 'probe' }, target)).toBe('/probe?key=7')
  expect(linkPath({ path: 'probe', linkedBy: 'id' }, target)).toBe('/probe?id=7')
  expect(linkPath({ path: 'probe', linkedBy: 'id' }, { ...target, isByName: true })).toBe('/probe?key=245_at%2Fx')
})

test('an identity card stays as it was written', () => {
  // Only the card itself is compared.
  const card = { name: 'thing' } as Parameters<typeof defineKind>[0]
  expect(defineKind(card)).toBe(card)
})
