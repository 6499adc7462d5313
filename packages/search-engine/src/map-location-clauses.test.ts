import { expect, test } from 'vitest'
import { mapLocationClauses } from './map-location-clauses.ts'

const place = { chromosome: 'chrom', start: 'start', end: 'end' }

test('kilobases become bases, and either end may be left open', () => {
  expect(mapLocationClauses(place, { chromosome: 'C', low_range: 0, high_range: 1.5 })).toEqual([
    { term: { chrom: { value: 'C' } } },
    { range: { end: { gte: 0 } } },
    { range: { start: { lte: 1500 } } },
  ])
  expect(mapLocationClauses(place, { low_range: 0.001 })).toEqual([{ range: { end: { gte: 1 } } }])
  expect(mapLocationClauses(place, {})).toEqual([])
})

test('a range that was typed from its high end is the same range', () => {
  expect(mapLocationClauses(place, { low_range: 20, high_range: 10 })).toEqual(mapLocationClauses(place, { low_range: 10, high_range: 20 }))
})

test('an index may write chromosomes in its own way', () => {
  const stored = mapLocationClauses({ ...place, toStored: (chromosome) => `Chr${chromosome}` }, { chromosome: '4' })
  expect(stored).toEqual([{ term: { chrom: { value: 'Chr4' } } }])
})
