import { expect, test } from 'vitest'
import { networkOf, plainAddress } from './network-address.ts'

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

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('tries from %s count for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
