import { parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { expect, test } from 'vitest'
import { protocolKind } from './protocol-kind.ts'

test('[DPROTO-001] a protocol is looked up only by key or by a numeric id', () => {
  expect(parseLookup(protocolKind, { key: '12' })).toEqual({ by: 'key', value: '12' })
  expect(parseLookup(protocolKind, { id: '0012' })).toEqual({ by: 'id', value: '12' })
  expect(parseLookup(protocolKind, { id: 'dip' })).toBeNull()
  expect(parseLookup(protocolKind, { name: 'Floral dip transformation', accession: '12' })).toBeNull()
})
