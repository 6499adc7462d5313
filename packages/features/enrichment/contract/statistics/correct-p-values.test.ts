import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corrections, correctPValues } from './correct-p-values.ts'

const ln = (...ps: number[]) => Float64Array.from(ps, Math.log)
const fromLn = (lnPs: Float64Array) => Array.from(lnPs, (lnP) => Number(Math.exp(lnP).toPrecision(6)))

test('[ENRICH-003] by hand: five p values, and each correction', () => {
  const ps = ln(0.04, 0.01, 0.03, 0.005, 0.8)
  // Ranks 4, 2, 3, 1, 5 of 5: 0.05, 0.025, 0.05 (of rank 4), 0.025, 0.8.
  expect(fromLn(correctPValues(ps, 'bh'))).toEqual([0.05, 0.025, 0.05, 0.025, 0.8])
  expect(fromLn(correctPValues(ps, 'bonferroni'))).toEqual([0.2, 0.05, 0.15, 0.025, 1])
  // 1 + 1/2 + 1/3 + 1/4 + 1/5 = 2.28333 times as much.
  expect(fromLn(correctPValues(ps, 'by'))).toEqual([0.114167, 0.0570833, 0.114167, 0.0570833, 1])
  expect(correctPValues(ln(), 'bh')).toHaveLength(0)
})

test('[ENRICH-003] q is never below p, never above 1, and orders tests as p does, however small they are', () => {
  const lnP = fc.oneof(fc.double({ min: -2000, max: 0, noNaN: true }), fc.constantFrom(0, -1, -1100))
  fc.assert(
    fc.property(fc.array(lnP, { maxLength: 60 }), fc.constantFrom(...corrections), (list, correction) => {
      const lnQs = correctPValues(Float64Array.from(list), correction)
      for (const [at, given] of list.entries()) {
        const lnQ = lnQs[at] ?? Number.NaN
        expect(lnQ).toBeGreaterThanOrEqual(given)
        expect(lnQ).toBeLessThanOrEqual(0)
        for (const [other, smaller] of list.entries()) if (smaller <= given) expect(lnQs[other]).toBeLessThanOrEqual(lnQ)
      }
    }),
    { seed: 3702 },
  )
})
