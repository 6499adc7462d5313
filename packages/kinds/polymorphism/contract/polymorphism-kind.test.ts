import { parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { expect, test } from 'vitest'
import { polymorphismKind } from './polymorphism-kind.ts'

test('[DPOLY-002] a polymorphism is looked up by key, by name in any case, or by accession', () => {
  expect(parseLookup(polymorphismKind, { key: '42' })).toEqual({ by: 'key', value: '42' })
  expect(parseLookup(polymorphismKind, { name: 'abi1-1' })).toEqual({ by: 'name', value: 'ABI1-1' })
  expect(parseLookup(polymorphismKind, { accession: '500223501' })).toEqual({ by: 'accession', value: '500223501' })
})

test.for(['12a', '1.5', '-1', 'Polymorphism:12'])('[DPOLY-003] the accession %s is not a whole number and finds nothing', (accession) => {
  expect(parseLookup(polymorphismKind, { accession })).toBeNull()
})

test('[DPOLY-001] the page has two addresses', () => {
  expect([polymorphismKind.path, ...polymorphismKind.aliases]).toEqual(['polyallele', 'polymorphism'])
})
