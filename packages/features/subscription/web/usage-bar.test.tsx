import { expect, test } from 'vitest'
import { usageShare } from './usage-bar.tsx'

test.each([
  [71, 'success'],
  [70, 'warning'],
  [31, 'warning'],
  [30, 'danger'],
  [0, 'danger'],
])('[SUBS-017] with %i of 100 units left the bar says %s', (remaining, level) => {
  expect(usageShare(remaining, 100).level).toBe(level)
})

test.each([
  [50, 50, 100],
  [20, 50, 40],
  [0, 0, 100],
  [60, 50, 100],
])('[SUBS-018] %i of %i units fill the bar to %i %%', (remaining, total, percent) => {
  expect(usageShare(remaining, total).percent).toBe(percent)
})
