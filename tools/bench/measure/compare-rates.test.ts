import { expect, test } from 'vitest'
import { compareRates } from './compare-rates.ts'

test('the ratio is taken within a round, so that a machine that gets slower does not favour a side', () => {
  const rounds = [
    { bare: 1000, ours: 800 },
    { bare: 500, ours: 400 },
    { bare: 100, ours: 90 },
  ]
  expect(compareRates(rounds)).toEqual({ bare: 500, ours: 400, ratio: 0.8, spread: 0.125 })
})
