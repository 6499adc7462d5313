import { parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { expect, test } from 'vitest'
import { demoLibrary } from '../fixtures/demo-library.ts'
import { libraryKind } from './library-kind.ts'

test('[DLIB-001] a library is looked up by key, and a missing key finds nothing', () => {
  expect(parseLookup(libraryKind, { key: '12' })).toEqual({ by: 'key', value: '12' })
  expect(parseLookup(libraryKind, {})).toBeNull()
  expect(parseLookup(libraryKind, { name: 'IGF' })).toBeNull()
})

test('[DETAIL-012] [DLIB-002] browser title and heading', () => {
  expect(libraryKind.browserTitle(demoLibrary)).toBe('Library Detail')
  expect(libraryKind.title(demoLibrary)).toBe('Library: DEMO_LIBRARY')
  expect(libraryKind.summary({ ...demoLibrary, description: null })).toBe('DEMO_LIBRARY, a library of genomic clones')
})
