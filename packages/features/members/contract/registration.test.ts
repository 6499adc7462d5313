import { newRegistration } from '@rosette/test-kit/people/new-registration.ts'
import { expect, test } from 'vitest'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { errorsOfRegistration, type Registration } from './registration.ts'

const flora = newRegistration('flora')

/** What is wrong with a registration that differs in a few fields. */
function errorsWith(patch: Partial<Registration>, rules: Partial<typeof defaultPeople> = {}) {
  const errors = Object.entries(errorsOfRegistration({ ...flora, ...patch }, { ...defaultPeople, ...rules }))
  return Object.fromEntries(errors.filter(([, text]) => text !== null))
}

test('a registration with all fields has no error', () => {
  expect(errorsWith({})).toEqual({})
})

test('[REG-002] [REG-004] [REG-006] every text is required, in words that name its field', () => {
  const empty = Object.fromEntries(Object.entries(flora).map(([name, value]) => [name, typeof value === 'string' ? '' : value]))
  expect(errorsWith(empty)).toEqual({
    username: 'Username is required.',
    password: 'Password is required.',
    password_confirm: 'Confirm Password is required.',
    email: 'Email address is required.',
    phone: 'Phone number is required.',
    firstName: 'First Name is required.',
    lastName: 'Last Name is required.',
    institutionName: 'Institution Name is required.',
    jobTitle: 'Job Title is required.',
    address: 'Address is required.',
    country: 'Country is required.',
    state: 'State is required.',
    city: 'City is required.',
    postalCode: 'Postal Code is required.',
    labName: 'Lab Name is required.',
  })
})

test('[REG-003] names and addresses are English, unless the operator lifts it; user names always are', () => {
  const foreign = { firstName: 'José', city: 'Zürich', labName: '植物' }
  const english = 'Only English characters are allowed in this form.'
  expect(errorsWith(foreign)).toEqual({ firstName: english, city: english, labName: english })
  expect(errorsWith(foreign, { isEnglishOnly: false })).toEqual({})
  expect(errorsWith({ username: 'josé' }, { isEnglishOnly: false })).toEqual({ username: english })
})

test.each(['fern@example.org', 'fern/../moss', '<b>fern</b>', 'fern&moss', "o'fern"])('[REG-003] %j is not a user name', (username) => {
  expect(errorsWith({ username })).toEqual({ username: 'Username can only contain letters, digits, dots, hyphens and underscores.' })
})

test.each(['fern', 'Fern.moss-2_x'])('[REG-003] %j is a user name', (username) => {
  expect(errorsWith({ username })).toEqual({})
})

test('[REG-003] a password may have any letters, and each counts as one', () => {
  const password = 'żółćęą'
  expect(errorsWith({ password, password_confirm: password })).toEqual({})
  expect(errorsWith({ password: 'żółćę', password_confirm: 'żółćę' })).toEqual({
    password: 'Password must be between 6 and 10 characters.',
  })
})

test.each(['abc', 'a@b', 'a b@example.org', 'é@example.org', '@example.org'])('[REG-005] %j is not an address', (email) => {
  expect(errorsWith({ email })).toEqual({ email: 'Please enter a valid email address in English (e.g., name@example.org).' })
  expect(errorsWith({ email }, { exampleEmail: 'you@uni.example' }).email).toContain('(e.g., you@uni.example)')
})

test('[REG-007] a phone has digits, spaces and ( ) + -', () => {
  expect(errorsWith({ phone: '12a' })).toEqual({ phone: 'Phone number can only contain digits, spaces, and characters: ( ) + -' })
  expect(errorsWith({ phone: '+44 (0) 20-7946' })).toEqual({})
})

test.each([
  [5, 6, 10, false],
  [6, 6, 10, true],
  [10, 6, 10, true],
  [11, 6, 10, false],
  [11, 12, 128, false],
  [64, 12, 128, true],
])('[REG-008] a password of %i characters under limits of %i and %i', (length, passwordMin, passwordMax, isTaken) => {
  const password = 'kx9Qf2'.repeat(20).slice(0, length)
  const errors = errorsWith({ password, password_confirm: password }, { passwordMin, passwordMax })
  expect(errors).toEqual(isTaken ? {} : { password: `Password must be between ${passwordMin} and ${passwordMax} characters.` })
})

test('[REG-009] both passwords must be the same', () => {
  expect(errorsWith({ password_confirm: 'kx9Qf3' })).toEqual({ password_confirm: 'Passwords do not match.' })
})

test.each([
  ['username', 'gmendel'],
  ['email', 'mendel@pea.example'],
  ['firstName', 'Gregor'],
  ['lastName', 'Johann'],
])('a password that repeats the %s is refused', (name, text) => {
  const password = name === 'email' ? 'mendel' : text
  expect(errorsWith({ [name]: text, password, password_confirm: password })).toEqual({
    password: 'Please choose a password that is harder to guess.',
  })
})

test('a user name is one word, and blanks around it do not count', () => {
  expect(errorsWith({ username: 'flora example' })).toEqual({ username: 'Username cannot contain spaces.' })
  expect(errorsWith({ username: ' flora ' })).toEqual({})
})
