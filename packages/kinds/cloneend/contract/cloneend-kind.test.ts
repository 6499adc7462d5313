import { parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { expect, test } from 'vitest'
import { demoCloneend } from '../fixtures/demo-cloneend.ts'
import { cloneendKind } from './cloneend-kind.ts'

test('[DCEND-001] [API-063] a clone end is looked up by key or accession', () => {
  expect(parseLookup(cloneendKind, { key: '12' })).toEqual({ by: 'key', value: '12' })
  expect(parseLookup(cloneendKind, { accession: '12' })).toEqual({ by: 'accession', value: '12' })
  expect(parseLookup(cloneendKind, { accession: 'CloneEnd:12' })).toEqual({ by: 'accession', value: '12' })
  expect(parseLookup(cloneendKind, { accession: 'clone_end:12' })).toEqual({ by: 'accession', value: '12' })
})

test.each(['abc', 'Clone:12', '1.5'])('%s is not a clone end accession', (accession) => {
  expect(parseLookup(cloneendKind, { accession })).toBeNull()
})

test('[DETAIL-012] [DCEND-002] browser title and heading', () => {
  expect(cloneendKind.browserTitle(demoCloneend)).toBe('Clone End Detail')
  expect(cloneendKind.title(demoCloneend)).toBe('CloneEnd: DEMO_CLONE-T7')
  expect(cloneendKind.summary(demoCloneend)).toBe('DEMO_CLONE-T7, a clone end of DEMO_CLONE')
})
