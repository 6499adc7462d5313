import { expect, test } from 'vitest'
import { formatLeft, formatRate, formatStepTimes } from './format-progress.ts'

test.each([
  [10, 100, 5000, '0:45 left'],
  [1, 2, 3_725_000, '1:02:05 left'],
  [1, 100_000, 999, '27:45:00 left'],
  [0, 100, 5000, null],
  [100, 100, 5000, null],
  [10, null, 5000, null],
])('%i of %j in %i ms: %j', (done, total, ms, left) => {
  expect(formatLeft(done, total, ms)).toBe(left)
})

test('a rate is told once there is something to divide', () => {
  expect([formatRate(1_234_567, 1000, 'rows'), formatRate(0, 1000, 'rows'), formatRate(5, 0, 'rows')]).toEqual([
    '1,234,567 rows/s',
    null,
    null,
  ])
})

test('the times of all parts of a step are added up', () => {
  const times = [
    { step: 'load', label: 'a', ms: 1000 },
    { step: 'load', label: 'b', ms: 250 },
    { step: 'build', label: 'a', ms: 40 },
  ]
  expect(formatStepTimes(times)).toBe('Time: load 1.3 s · build 0.0 s')
  expect(formatStepTimes([])).toBeNull()
})
