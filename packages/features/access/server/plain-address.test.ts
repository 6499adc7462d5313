import { expect, test } from 'vitest'
import { plainAddress } from './plain-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', null],
  ['192.0.2.0/24', null],
  ['', null],
])('%s is compared as %s', (text, plain) => {
  expect(plainAddress(text)).toBe(plain)
})
