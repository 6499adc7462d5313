import { expect, test } from 'vitest'
import { ConfirmEmailBody, EmailBody, LoginBody, ResetPasswordBody } from './login-calls.ts'

test('blanks around a user name go, those around a password are part of it', () => {
  expect(LoginBody.parse({ username: ' flora ', password: ' x ' })).toEqual({ username: 'flora', password: ' x ' })
})

test('blanks around an e-mail address go before it is checked', () => {
  expect(EmailBody.parse({ email: ' flora@example.org ' })).toEqual({ email: 'flora@example.org' })
  expect(EmailBody.safeParse({ email: 'flora' }).success).toBe(false)
})

test.each([
  ['the longest', 200, 1024, true],
  ['a longer user name', 201, 1024, false],
  ['a longer password', 200, 1025, false],
  ['no user name', 0, 1, false],
  ['no password', 1, 0, false],
  ['the shortest', 1, 1, true],
])('a login with %s', (_what, name, password, isTaken) => {
  expect(LoginBody.safeParse({ username: 'x'.repeat(name), password: 'x'.repeat(password) }).success).toBe(isTaken)
})

test('a user name of blanks is refused', () => {
  expect(LoginBody.safeParse({ username: '  ', password: 'x' }).success).toBe(false)
})

test('a link has a token of at most 200 characters', () => {
  expect([0, 1, 200, 201].map((length) => ConfirmEmailBody.safeParse({ token: 'x'.repeat(length) }).success)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('a new password is entered twice; the second may be missing a letter, which the rule says in its own words', () => {
  const body = { token: 'x', password: ' kx9Qf2 ', password_confirm: '' }
  expect(ResetPasswordBody.parse(body)).toEqual({ ...body, keepSignIns: [] })
  expect(ResetPasswordBody.safeParse({ ...body, password_confirm: 'x'.repeat(1025) }).success).toBe(false)
  expect(ResetPasswordBody.safeParse({ token: 'x', password: 'kx9Qf2' }).success).toBe(false)
})
