import { expect, test } from 'vitest'
import { compareRates, compareSides, measureOf } from './compare-sides.ts'

const hundred = Array.from({ length: 100 }, (_, index) => index + 1).reverse()

test('the median and the 99th percentile are times that were measured', () => {
  expect(measureOf(hundred, 10)).toEqual({ p50Ms: 50, p99Ms: 99, rps: 10 })
})

function round(bareMs: number, oursMs: number) {
  return { bare: { p50Ms: bareMs, p99Ms: 2 * bareMs, rps: 1000 / bareMs }, ours: { p50Ms: oursMs, p99Ms: 3 * oursMs, rps: 1000 / oursMs } }
}

test('ratios are taken within a round, so that a machine that gets slower does not favour a side', () => {
  const comparison = compareSides([round(10, 12), round(20, 24), round(30, 36)])
  expect(comparison.ratio).toEqual({ p50: 1.2, p99: 1.8, rps: 0.833 })
  expect(comparison.spread.p50Ratio).toBe(0)
  expect(comparison.isSteady).toBe(false)
})

test('a bare side within a fifth is steady', () => {
  expect(compareSides([round(10, 12), round(11, 12), round(10.5, 14)]).isSteady).toBe(true)
})

test('the ratio is taken within a round, so that a machine that gets slower does not favour a side', () => {
  const rounds = [
    { bare: 1000, ours: 800 },
    { bare: 500, ours: 400 },
    { bare: 100, ours: 90 },
  ]
  expect(compareRates(rounds)).toEqual({ bare: 500, ours: 400, ratio: 0.8, spread: 0.125 })
})
