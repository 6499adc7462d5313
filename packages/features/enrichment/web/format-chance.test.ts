import { expect, test } from 'vitest'
import { chanceStepOf, formatChance } from './format-chance.ts'

test.for([
  [0, '1'],
  [-0.5, '0.32'],
  [-2.9, '0.0013'],
  [-3.2, '6.3e-4'],
  [-47.7453, '1.8e-48'],
  [-10.0000001, '1.0e-10'],
  [-300.5, '< 1e-300'],
] as const)('10 to the %d is written %s', ([log10, text]) => {
  expect(formatChance(log10)).toBe(text)
})

test('five steps of q', () => {
  expect([-31, -30, -29, -15, -6, -2].map(chanceStepOf)).toEqual([5, 5, 4, 3, 2, 1])
})
