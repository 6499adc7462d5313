import { expect, test } from 'vitest'
import { formatMeasureRange } from './format-measure-range.ts'

test('a range shows its ends, one value stands alone, nothing is null', () => {
  expect(formatMeasureRange(15.1, 15.4, '°')).toBe('15.1 – 15.4°')
  expect(formatMeasureRange(-23.6, -23.6, '°')).toBe('-23.6°')
  expect(formatMeasureRange(1200, null, ' m')).toBe('1200 m')
  expect(formatMeasureRange(null, null, ' m')).toBeNull()
})
