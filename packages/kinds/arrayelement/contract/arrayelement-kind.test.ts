import { parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { expect, test } from 'vitest'
import { arrayelementKind } from './arrayelement-kind.ts'

test('[DARRAY-001] an element is looked up by key, id or accession at /array_element', () => {
  expect(arrayelementKind.path).toBe('array_element')
  expect(parseLookup(arrayelementKind, { key: '36863' })).toEqual({ by: 'key', value: '36863' })
  expect(parseLookup(arrayelementKind, { id: '36863' })).toEqual({ by: 'id', value: '36863' })
  expect(parseLookup(arrayelementKind, { accession: 'ArrayElement:36863' })).toEqual({ by: 'accession', value: '36863' })
  expect(parseLookup(arrayelementKind, { accession: 'array_element:36863' })).toEqual({ by: 'accession', value: '36863' })
  expect(parseLookup(arrayelementKind, { name: '254595_at' })).toBeNull()
})

test('[DARRAY-002] ids and accessions are lowercased and spaces become underscores', () => {
  expect(parseLookup(arrayelementKind, { id: '265568 S_AT' })).toEqual({ by: 'id', value: '265568_s_at' })
  expect(parseLookup(arrayelementKind, { accession: ' 265568  S AT ' })).toEqual({ by: 'accession', value: '265568_s_at' })
})

test('[DARRAY-003] a key may be a probe name', () => {
  expect(parseLookup(arrayelementKind, { key: '254595_AT' })).toEqual({ by: 'name', value: '254595_at' })
})
