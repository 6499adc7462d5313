import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Draw, lnLowerTail, lnPoint, lnUpperTail } from './ln-upper-tail.ts'

const anyDraw: fc.Arbitrary<Draw> = fc
  .integer({ min: 1, max: 40_000 })
  .chain((total) =>
    fc.record({ total: fc.constant(total), withTerm: fc.integer({ min: 0, max: total }), draws: fc.integer({ min: 0, max: total }) }),
  )
  .chain(({ total, withTerm, draws }) =>
    fc.record({
      total: fc.constant(total),
      withTerm: fc.constant(withTerm),
      draws: fc.constant(draws),
      found: fc.integer({ min: Math.max(0, draws + withTerm - total), max: Math.min(draws, withTerm) }),
    }),
  )

/** The same in whole numbers of any size: sums of binomials, divided at the end. */
function exactUpperTail({ found, draws, withTerm, total }: Draw): number {
  let ways = 0n
  for (let at = found; at <= Math.min(draws, withTerm); at++) ways += choose(withTerm, at) * choose(total - withTerm, draws - at)
  const all = choose(total, draws)
  // 18 digits after the first one that counts.
  const shift = Math.max(0, all.toString().length - ways.toString().length) + 18
  return Math.log(Number((ways * 10n ** BigInt(shift)) / all)) - shift * Math.LN10
}

function choose(from: number, taken: number): bigint {
  if (taken < 0 || taken > from) return 0n
  let ways = 1n
  for (let at = 1; at <= taken; at++) ways = (ways * BigInt(from - taken + at)) / BigInt(at)
  return ways
}

test('[ENRICH-001] p of small and large draws is that of exact whole numbers', () => {
  const small = fc.integer({ min: 1, max: 60 }).chain((total) =>
    fc.record({
      total: fc.constant(total),
      withTerm: fc.integer({ min: 0, max: total }),
      draws: fc.integer({ min: 0, max: total }),
      found: fc.integer({ min: 0, max: total }),
    }),
  )
  fc.assert(
    fc.property(small, (draw) => {
      const exact = exactUpperTail(draw)
      if (exact === Number.NEGATIVE_INFINITY || Number.isNaN(exact)) return
      expect(lnUpperTail(draw)).toBeCloseTo(exact, 11)
    }),
    { seed: 3702, numRuns: 500 },
  )
})

test.each([
  // The known answers of the official release, by exact whole numbers.
  [{ found: 67, draws: 284, withTerm: 435, total: 22_972 }, Math.log10(8.1284e-54)],
  [{ found: 49, draws: 284, withTerm: 183, total: 22_972 }, Math.log10(1.0866e-51)],
  [{ found: 25, draws: 284, withTerm: 57, total: 22_972 }, Math.log10(4.8009e-33)],
  [
    { found: 9, draws: 265, withTerm: 11, total: 19_315 },
    exactUpperTail({ found: 9, draws: 265, withTerm: 11, total: 19_315 }) / Math.LN10,
  ],
])('[ENRICH-001] p of %j', (draw, log10) => {
  expect(lnUpperTail(draw) / Math.LN10).toBeCloseTo(log10, 4)
  expect(lnUpperTail(draw)).toBeCloseTo(exactUpperTail(draw), 9)
})

test('[ENRICH-001] 10^-415 is not 0', () => {
  const draw = { found: 232, draws: 233, withTerm: 427, total: 19_315 }
  expect(lnUpperTail(draw) / Math.LN10).toBeCloseTo(-415.31, 2)
  expect(lnUpperTail(draw)).toBeCloseTo(exactUpperTail(draw), 9)
  expect(Math.exp(lnUpperTail(draw))).toBe(0)
})

test('[ENRICH-001] upper and lower tail are 1 and the point they share, at any size', () => {
  fc.assert(
    fc.property(anyDraw, (draw) => {
      const [upper, lower] = [lnUpperTail(draw), lnLowerTail(draw)]
      expect(upper).toBeLessThanOrEqual(0)
      expect(lower).toBeLessThanOrEqual(0)
      expect(Math.exp(upper) + Math.exp(lower) - Math.exp(lnPoint(draw))).toBeCloseTo(1, 8)
    }),
    { seed: 3702, numRuns: 1000 },
  )
})

test('[ENRICH-001] a list that is its background finds all with p 1; both ends of large draws are finite', () => {
  for (const total of [1, 7, 2 ** 15, 2 ** 15 + 1, 2 ** 16, 300_000]) {
    for (const withTerm of [0, 1, total >> 1, total]) {
      expect(lnUpperTail({ found: withTerm, draws: total, withTerm, total })).toBe(0)
      expect(lnLowerTail({ found: withTerm, draws: total, withTerm, total })).toBe(0)
    }
    const half = Math.floor(total / 2)
    expect(lnUpperTail({ found: half, draws: half, withTerm: half, total })).toSatisfy(Number.isFinite)
    expect(lnLowerTail({ found: 0, draws: half, withTerm: half, total })).toSatisfy(Number.isFinite)
  }
})
