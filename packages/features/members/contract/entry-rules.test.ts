import { expect, test } from 'vitest'
import {
  checkEmail,
  checkEnglish,
  checkFilled,
  checkLetters,
  checkPhone,
  checkPhoneCharacters,
  entryText,
  Flag,
  firstError,
  toFlag,
} from './entry-rules.ts'

const english = 'Only English characters are allowed in this form.'
const notAnAddress = 'Please enter a valid email address in English (e.g., name@example.org).'
const onlyDigits = 'Phone number can only contain digits, spaces, and characters: ( ) + -'

test('the first error is reported', () => {
  expect(firstError(null, 'second', 'third')).toBe('second')
  expect(firstError(null, null)).toBeNull()
  expect(firstError()).toBeNull()
})

test('blanks fill nothing', () => {
  expect(checkFilled('City', ' \n')).toBe('City is required.')
  expect(checkFilled('City', ' x ')).toBeNull()
})

test.each(['', ' ~', 'line\r\nline\ttab'])('%j can be typed on an English keyboard', (text) => {
  expect(checkEnglish(text)).toBeNull()
})

test.each(['é', 'abcé', 'éabc', '\u007f', '\u0000'])('%j cannot', (text) => {
  expect(checkEnglish(text)).toBe(english)
})

test('the operator may allow letters of other languages', () => {
  expect([checkLetters('é', { isEnglishOnly: true }), checkLetters('é', { isEnglishOnly: false })]).toEqual([english, null])
})

test.each([
  ['  ', 'Email address is required.'],
  [' flora@example.org ', null],
  ['flora', notAnAddress],
])('the address %j', (text, error) => {
  expect(checkEmail(text, { exampleEmail: 'name@example.org' })).toBe(error)
})

test.each([
  [' +44 (0)20-7946 ', null, null],
  ['', null, 'Phone number is required.'],
  [' ', null, 'Phone number is required.'],
  ['12a', onlyDigits, onlyDigits],
  ['a12', onlyDigits, onlyDigits],
  ['1\t2', onlyDigits, onlyDigits],
])('the number %j, as one that may be missing and as one that may not', (text, optional, required) => {
  expect([checkPhoneCharacters(text), checkPhone(text)]).toEqual([optional, required])
})

test('a text has several lines but no other control characters, and blanks around it go', () => {
  expect(entryText().parse(' a\tb\r\nc ')).toBe('a\tb\r\nc')
  for (const text of ['a\u0000b', '\u0007a', 'a\u0007'])
    expect(entryText().safeParse(text).error?.issues).toMatchObject([{ message: 'contains a character that cannot be stored' }])
})

test('a text has at most 500 characters where nothing else is said', () => {
  expect(entryText().safeParse('x'.repeat(500)).success).toBe(true)
  expect(entryText().safeParse('x'.repeat(501)).success).toBe(false)
  expect(entryText(3).safeParse(' xxx ').success).toBe(true)
  expect(entryText(3).safeParse('xxxx').success).toBe(false)
})

test('yes and no are T and F', () => {
  expect([toFlag(true), toFlag(false)]).toEqual(['T', 'F'])
  expect(['T', 'F', 'Y', ''].map((text) => Flag.safeParse(text).success)).toEqual([true, true, false, false])
})
