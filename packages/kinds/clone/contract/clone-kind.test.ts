import { parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { expect, test } from 'vitest'
import { f13c5 } from '../fixtures/f13c5.ts'
import { cloneKind } from './clone-kind.ts'

test('[DCLONE-001] [API-063] a clone is looked up by key or by name, ignoring case', () => {
  expect(parseLookup(cloneKind, { key: '12' })).toEqual({ by: 'key', value: '12' })
  expect(parseLookup(cloneKind, { name: 'f13c5' })).toEqual({ by: 'name', value: 'F13C5' })
  expect(parseLookup(cloneKind, { accession: '12' })).toBeNull()
})

test('[DETAIL-012] [DCLONE-002] browser title and heading', () => {
  expect(cloneKind.browserTitle(f13c5)).toBe('Clone Detail')
  expect(cloneKind.title(f13c5)).toBe('Clone: F13C5')
  expect(cloneKind.summary(f13c5)).toBe('F13C5, a clone, BAC, chromosome 4')
})
