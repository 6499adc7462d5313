import { parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { expect, test } from 'vitest'
import { dh5alpha } from '../fixtures/dh5alpha.ts'
import { hoststrainKind } from './hoststrain-kind.ts'

test('[DHOST-001] a host strain is looked up by key only', () => {
  expect(parseLookup(hoststrainKind, { key: '12' })).toEqual({ by: 'key', value: '12' })
  expect(parseLookup(hoststrainKind, { name: 'DH5alpha' })).toBeNull()
})

test('[DETAIL-012] [DHOST-002] browser title and heading', () => {
  expect(hoststrainKind.browserTitle(dh5alpha)).toBe('Host Strain Detail')
  expect(hoststrainKind.title(dh5alpha)).toBe('Host Strain: DH5alpha')
  expect(hoststrainKind.summary(dh5alpha)).toBe('DH5alpha, a host strain of Escherichia coli')
})
