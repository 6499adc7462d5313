import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each([
  'flora@example.org',
  'o!b@example.org',
  "o'brien@example.org",
  'a`b@example.org',
  'Flora.Example+news@plants.Example.ORG',
  `${'a'.repeat(64)}@example.org`,
])('[SECURE-009] %s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  '',
  'abc',
  'a@localhost',
  '@example.org',
  'a@',
  'a@b@example.org',
  'a b@example.org',
  ' a@example.org',
  'a@example.org\n',
  'a@example..org',
  'a@-example.org',
  'a@example.org.',
  'a,b@example.org',
  'a@example.org,b@example.org',
  '"a b"@example.org',
  'Flora <a@example.org>',
  'é@example.org',
  'a@exämple.org',
  'a\u0000@example.org',
  'a\ud800@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(64)}.org`,
  `a@${'b.'.repeat(125)}example`,
])('[SECURE-009] %j is not an address', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
