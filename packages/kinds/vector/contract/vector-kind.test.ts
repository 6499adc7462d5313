import { parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { expect, test } from 'vitest'
import { pbi121 } from '../fixtures/pbi121.ts'
import { vectorKind } from './vector-kind.ts'

test('[DVECT-001] a vector is looked up by key only', () => {
  expect(parseLookup(vectorKind, { key: '12' })).toEqual({ by: 'key', value: '12' })
  expect(parseLookup(vectorKind, { name: 'pBI121' })).toBeNull()
})

test('[DETAIL-013] browser title and summary', () => {
  expect(vectorKind.browserTitle(pbi121)).toBe('Vector Detail')
  expect(vectorKind.summary({ ...pbi121, description: null })).toBe('pBI121, a vector, plasmid')
})
