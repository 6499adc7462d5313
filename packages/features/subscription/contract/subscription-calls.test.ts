import { expect, test } from 'vitest'
import { isBasicAccount } from './account-line.ts'
import { ActivationRequest, InstitutionAnswer, SubscriptionStatus, UsageAnswer } from './subscription-calls.ts'

test('a code is activated without the blanks around it', () => {
  expect(ActivationRequest.parse({ activationCode: ' ABC-1 ', partyId: 1 })).toEqual({ activationCode: 'ABC-1', partyId: 1 })
})

test.each([
  ['a code of blanks', { activationCode: '  ', partyId: 1 }, false],
  ['the longest code', { activationCode: 'x'.repeat(100), partyId: 1 }, true],
  ['a longer one', { activationCode: 'x'.repeat(101), partyId: 1 }, false],
  ['nobody', { activationCode: 'x', partyId: 0 }, false],
  ['half of somebody', { activationCode: 'x', partyId: 1.5 }, false],
])('%s', (_what, request, isTaken) => {
  expect(ActivationRequest.safeParse(request).success).toBe(isTaken)
})

test('the institution is one that subscribes or does not, or an empty list', () => {
  const name = 'Example University'
  expect(InstitutionAnswer.parse({ name, status: 'subscribed' })).toEqual({ name, status: 'subscribed' })
  expect(InstitutionAnswer.parse([])).toEqual([])
  for (const wrong of [['x'], { name, status: 'expiring' }, {}]) expect(InstitutionAnswer.safeParse(wrong).success).toBe(false)
})

test('days are days, and all of them may be missing', () => {
  const status = { status: null, name: null, subscribed: false, expDate: null, free_expiry_date: '2027-01-31' }
  expect(SubscriptionStatus.parse(status)).toEqual(status)
  expect(SubscriptionStatus.safeParse({ ...status, expDate: 'soon' }).success).toBe(false)
})

test('usage is a count of units, or a message that there are none', () => {
  const usage = { remaining_units: 5, total_units: 50, expiry_date: '2027-01-31', free_expiry_date: null, bucketsBought: 1 }
  expect(UsageAnswer.parse(usage)).toEqual(usage)
  expect(UsageAnswer.parse({ message: 'No units.' })).toEqual({ message: 'No units.' })
  expect(UsageAnswer.safeParse({ ...usage, total_units: 0.5 }).success).toBe(false)
})

test.each([
  [null, true],
  ['not subscribed', true],
  ['subscribed', false],
])('with the status %s an account is basic: %s', (status, isBasic) => {
  expect(isBasicAccount(status)).toBe(isBasic)
})
