import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test('a number looks as English readers know it', () => {
  const known = new Intl.NumberFormat('en-US')
  for (const value of [0, 7, 999, 1000, 10_383_917, -1234.5, 0.0005, 1234.0004, 999.9996, 1e20]) {
    expect(formatNumber(value)).toBe(known.format(value))
  }
  fc.assert(
    fc.property(fc.integer(), (value) => formatNumber(value) === known.format(value)),
    { seed: 3702 },
  )
  const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((count) => count / 1000)
  fc.assert(
    fc.property(thousandths, (value) => formatNumber(value) === known.format(value)),
    { seed: 3702 },
  )
})
