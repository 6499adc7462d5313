import { expect, test } from 'vitest'
import { checkPassword, passwordHint, tooGuessable } from './password-rule.ts'

const standard = { passwordMin: 6, passwordMax: 10 }
const raised = { passwordMin: 12, passwordMax: 128 }
const fromSixToTen = 'Password must be between 6 and 10 characters.'

test.each([
  ['kx9Qf', fromSixToTen],
  ['kx9Qf2', null],
  ['kx9Qf2Lm4T', null],
  ['kx9Qf2Lm4Tw', fromSixToTen],
])('[REG-008] the length of %s', (password, expected) => {
  expect(checkPassword(password, standard)).toBe(expected)
})

test('[REG-008] raised limits change the rule and its text', () => {
  expect(checkPassword('kx9Qf2', raised)).toBe('Password must be between 12 and 128 characters.')
  expect(checkPassword('four thin stems grow', raised)).toBeNull()
})

test('[REG-019] the text beside the field has the limits in force, and names what is refused', () => {
  expect(passwordHint(raised)).toBe(
    '12 to 128 characters. Not a common password or word, nor your name, user name or e-mail address, also with digits after it.',
  )
  for (const password of ['abc123', 'flower', 'flower26', 'Example', 'example99', 'flora@e.io']) {
    expect(checkPassword(password, standard, ['Example', 'flora@e.io']), password).toBe(tooGuessable)
  }
})

test('an accent that the keyboard sends apart makes no further character', () => {
  expect(checkPassword('ke\u0301y9Qf2Lm4', standard)).toBeNull()
})

test.each(['123456', 'aaaaaa', 'Password', 'rosette1', 'TAIR2026!', 'abc123'])('everybody would try %s', (password) => {
  expect(checkPassword(password, standard)).toBe(tooGuessable)
})

test('arabidopsis is refused even if it is long enough', () => {
  expect(checkPassword('Arabidopsis1', raised)).toBe(tooGuessable)
})

test.each(['mendel22', 'Gregor!', 'gmendel', 'mendel'])('what others know about the owner is refused: %s', (password) => {
  expect(checkPassword(password, standard, ['gmendel', 'gmendel@example.org', 'Gregor', 'Mendel'])).toBe(tooGuessable)
})

test('names of nobody or of one letter forbid nothing', () => {
  expect(checkPassword('x48219', standard, ['', 'x', ' '])).toBeNull()
})

test('what others know counts without the blanks around it, from three characters on', () => {
  expect(checkPassword('mendel', standard, [' Mendel '])).toBe(tooGuessable)
  expect(checkPassword('lee2026', standard, ['Lee'])).toBe(tooGuessable)
  expect(checkPassword('li20264', standard, ['Li'])).toBeNull()
  expect(checkPassword('x1rosette', standard)).toBeNull()
})
