import { expect, test } from 'vitest'
import { dayAfter, dayOf, systemClock } from './clock.ts'
import { done } from './done.ts'

test('a day is that of UTC', () => {
  expect(dayOf(new Date('2026-11-15T23:59:59.999Z'))).toBe('2026-11-15')
  expect(dayOf(new Date('2026-11-15T23:30:00-05:00'))).toBe('2026-11-16')
})

test('days are counted across months and leap days, backwards too', () => {
  expect(dayAfter(new Date('2028-02-28T12:00:00Z'), 1)).toBe('2028-02-29')
  expect(dayAfter(new Date('2026-12-31T12:00:00Z'), 1)).toBe('2027-01-01')
  expect(dayAfter(new Date('2026-11-01T12:00:00Z'), -1)).toBe('2026-10-31')
})

test('the clock of the system tells the time', () => {
  const before = Date.now()
  expect(systemClock.now().getTime()).toBeGreaterThanOrEqual(before)
  expect(done).toEqual({ success: true })
})
