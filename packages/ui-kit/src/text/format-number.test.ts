import { expect, test } from 'vitest'
import { formatMean } from './format-number.ts'

test('[DARRAY-005] a mean is shown with its standard error, if there is one', () => {
  expect(formatMean(175.159, 3.838)).toBe('175.159 ± 3.838')
  expect(formatMean(12397.047, null)).toBe('12,397.047')
  expect(formatMean(0, 0)).toBe('0 ± 0')
  expect(formatMean(null, 3)).toBeNull()
})
