import { expect, test } from 'vitest'
import { binOf, formatRegion, parseRegion, regionOfBin, toGenomeBins } from './genome-bins.ts'

test('[GENOME-001] bins begin at 1, 250,001, …; both ends of a bin belong to it', () => {
  expect([1, 250_000, 250_001, 500_000].map(binOf)).toEqual([1, 1, 250_001, 250_001])
  expect(regionOfBin({ chromosome: 'Chr1', start: 250_001 })).toEqual({ chromosome: 'Chr1', start: 250_001, end: 500_000 })
  expect(regionOfBin({ chromosome: 'ChrC', start: 1 })).toEqual({ chromosome: 'ChrC', start: 1, end: 154_478 })
})

test('[GENOME-001] things are counted where they begin, in the order of the genome', () => {
  const places = [
    { chromosome: 'ChrM', start: 5 },
    { chromosome: 'Chr2', start: 250_001 },
    { chromosome: 'Chr2', start: 3 },
    { chromosome: 'Chr2', start: 250_000 },
  ] as const
  expect(toGenomeBins(places)).toEqual([
    { chromosome: 'Chr2', start: 1, count: 2 },
    { chromosome: 'Chr2', start: 250_001, count: 1 },
    { chromosome: 'ChrM', start: 1, count: 1 },
  ])
})

test('[GENOME-002] a region survives the address; anything else is none', () => {
  const region = { chromosome: 'Chr3', start: 13_000_001, end: 14_500_000 } as const
  expect(parseRegion(formatRegion(region))).toEqual(region)
  for (const text of ['', 'Chr3', 'Chr9:1-5', 'Chr3:5-1', 'Chr3:0-9', 'Chr4:99999999-999999999', 'Chr3:1-x'])
    expect(parseRegion(text)).toBeNull()
})
