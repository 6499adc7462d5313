import { expect, test } from 'vitest'
import { untranslatedRegions } from './untranslated-regions.ts'

const exons = [
  { start: 300, end: 400 },
  { start: 100, end: 200 },
]

test('[TRUTH-001] the parts of exons outside the coding sequence are untranslated, named by strand, from left to right', () => {
  const coding = [{ start: 150, end: 390 }]
  const regions = [
    { type: '5UTR', start: 100, end: 149 },
    { type: '3UTR', start: 391, end: 400 },
  ]
  expect(untranslatedRegions(exons, coding, 'F')).toEqual(regions)
  expect(untranslatedRegions(exons, coding, 'R').map(({ type }) => type)).toEqual(['3UTR', '5UTR'])
})

test('[TRUTH-001] exons that are coding throughout have no untranslated region, and neither has a non-coding model', () => {
  expect(untranslatedRegions(exons, exons, 'R')).toEqual([])
  expect(untranslatedRegions(exons, [], 'F')).toEqual([])
})
