import { expect, test } from 'vitest'
import { isSubscribed, type SubscriptionFacts } from './find-visitor.ts'

const now = new Date('2026-11-01T12:00:00Z')

const rows: [string, SubscriptionFacts, boolean][] = [
  ['a subscribed institution', { institutionStatus: 'subscribed', personal: null }, true],
  ['a personal subscription with time left', { institutionStatus: null, personal: { subscribed: true, expDate: '2027-01-01' } }, true],
  ['a personal subscription on its last day', { institutionStatus: null, personal: { subscribed: true, expDate: '2026-11-01' } }, true],
  ['either of both is enough', { institutionStatus: 'not subscribed', personal: { subscribed: true, expDate: '2027-01-01' } }, true],
  ['the words not subscribed', { institutionStatus: 'not subscribed', personal: null }, false],
  ['the word in another case', { institutionStatus: 'Subscribed', personal: null }, false],
  ['the word in capitals', { institutionStatus: 'SUBSCRIBED', personal: null }, false],
  ['the word with a blank', { institutionStatus: ' subscribed ', personal: null }, false],
  ['an unknown word', { institutionStatus: 'Subscribed!', personal: null }, false],
  ['a past date', { institutionStatus: null, personal: { subscribed: true, expDate: '2026-10-31' } }, false],
  ['a past moment of today', { institutionStatus: null, personal: { subscribed: true, expDate: '2026-11-01T11:59:59Z' } }, false],
  ['no date', { institutionStatus: null, personal: { subscribed: true, expDate: null } }, false],
  ['a date nobody can read', { institutionStatus: null, personal: { subscribed: true, expDate: 'soon' } }, false],
  ['a personal no', { institutionStatus: null, personal: { subscribed: false, expDate: '2027-01-01' } }, false],
  ['two failed calls', { institutionStatus: null, personal: null }, false],
]

test.each(rows)('[GUARD-005] subscribed or not: %s', (_title, facts, expected) => {
  expect(isSubscribed(facts, now)).toBe(expected)
})
