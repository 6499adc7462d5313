import { expect, test } from 'vitest'
import { motifCountsOf, motifTestOf } from './motif-test.ts'

test('[PATM-011] 4 of 5 list genes have what 6 of 20 genes have: numbers by hand', () => {
  const found = motifTestOf({ listWithSite: 4, listGenes: 5, setWithSite: 6, setGenes: 20 })
  // (6 choose 4)(14 choose 1) + (6 choose 5) = 216 of (20 choose 5) = 15,504 ways.
  expect(10 ** (found?.log10P ?? 0)).toBeCloseTo(216 / 15_504, 12)
  expect(found).toMatchObject({ expected: 1.5, odds: (4 * 13) / (1 * 2) })
  expect(found?.fold).toBeCloseTo(4 / 1.5, 12)
})

test('[PATM-011] a site that nothing has is not a finding, and fewer than five genes are not tested', () => {
  expect(motifTestOf({ listWithSite: 0, listGenes: 5, setWithSite: 0, setGenes: 20 })).toMatchObject({ fold: 0, log10P: 0 })
  expect(motifTestOf({ listWithSite: 4, listGenes: 4, setWithSite: 4, setGenes: 20 })).toBeNull()
})

test('[PATM-011] a run about a whole set has nothing to compare', () => {
  expect(motifCountsOf({ hits: 3, genes: 2, loci: 2, searched: 5 })).toBeNull()
})
