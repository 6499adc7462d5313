import { parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { expect, test } from 'vitest'
import { sequenceKind } from './sequence-kind.ts'

test('[DSEQ-001] a sequence is looked up only by key', () => {
  expect(parseLookup(sequenceKind, { key: '900000101' })).toEqual({ by: 'key', value: '900000101' })
  expect(parseLookup(sequenceKind, { name: 'NM_118013.2', accession: 'NM_118013.2', id: '900000101' })).toBeNull()
})
