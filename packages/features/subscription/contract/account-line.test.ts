import { expect, test } from 'vitest'
import { complimentaryDay, formatAccountKind } from './account-line.ts'

test.each([
  ['2026-11-01', '2027-02-01', '2027-02-01'],
  ['2027-02-01', '2026-11-01', '2027-02-01'],
  ['2027-02-01', '2027-02-01', '2027-02-01'],
  [null, '2027-02-01', '2027-02-01'],
  ['2027-02-01', null, '2027-02-01'],
  ['2027-02-01', 'soon', '2027-02-01'],
  ['2027-02-01T23:30:00-05:00', null, '2027-02-02'],
  [null, null, null],
])('[SUBS-013] free until %s and paid until %s end on %s', (free, paid, day) => {
  expect(complimentaryDay(free, paid)).toBe(day)
})

test.each([
  [null, 'Basic account'],
  ['not subscribed', 'Basic account'],
  ['subscribed', 'Institutional account'],
  ['expiring', 'Institutional account'],
])('the status %s is that of a %s', (status, kind) => {
  expect(formatAccountKind(status)).toBe(kind)
})
