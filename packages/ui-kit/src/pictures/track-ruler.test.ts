import { expect, test } from 'vitest'
import { percentScale, roundTicks } from './track-ruler.tsx'

test('a scale maps its range onto 0 to 100 percent', () => {
  const scale = percentScale(1000, 3000, 0.05)
  expect(scale.percent(900)).toBe(0)
  expect(scale.percent(3100)).toBe(100)
  expect(scale.width(1000, 2100)).toBeCloseTo(50)
})

test.for([
  [10_382_856, 10_388_539, 7, [10383000, 10384000, 10385000, 10386000, 10387000, 10388000]],
  [0, 100, 5, [0, 20, 40, 60, 80, 100]],
  [4, 76, 7, [20, 40, 60]],
] as const)('ticks of %i to %i are round', ([start, end, wanted, ticks]) => {
  expect(roundTicks(start, end, wanted)).toEqual(ticks)
})

test('a very short range still has whole-number ticks', () => {
  expect(roundTicks(5, 7, 7)).toEqual([5, 6, 7])
})
