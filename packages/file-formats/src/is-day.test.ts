import { expect, test } from 'vitest'
import { isDay } from './is-day.ts'

test.each(['2009-06-19', '2028-02-29', '1999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each([
  '2001-02-30',
  '2027-02-29',
  '2009-13-01',
  '2009-00-01',
  '2009-06-00',
  '2009-6-19',
  '20090619',
  'x2009-06-19',
  '2009-06-19x',
  '',
])('%j is not a day', (text) => {
  expect(isDay(text)).toBe(false)
})
