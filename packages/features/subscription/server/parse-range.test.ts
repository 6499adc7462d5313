import { expect, test } from 'vitest'
import { parseRange } from './parse-range.ts'

test.each([
  ['192.0.2.0/24', undefined, { first: '192.0.2.0', last: '192.0.2.255' }],
  ['192.0.2.77/24', undefined, { first: '192.0.2.0', last: '192.0.2.255' }],
  ['192.0.2.7', undefined, { first: '192.0.2.7', last: '192.0.2.7' }],
  ['192.0.2.7', '192.0.2.9', { first: '192.0.2.7', last: '192.0.2.9' }],
  ['2001:db8::/32', undefined, { first: '2001:db8:0:0:0:0:0:0', last: '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff' }],
  ['2001:db8::1', '2001:db8::ff', { first: '2001:db8::1', last: '2001:db8::ff' }],
])('%s %s is a range', (first, last, range) => {
  expect(parseRange(first, last)).toEqual(range)
})

test.each([
  ['192.0.2.9', '192.0.2.7'],
  ['192.0.2.9', '2001:db8::1'],
  ['192.0.2.0/33', undefined],
  ['192.0.2.0/', undefined],
  ['192.0.2/24', undefined],
  ['2001:db8::/129', undefined],
  ['192.0.2.0/24', '192.0.2.255'],
  ['example.org', undefined],
])('%s %s is none', (first, last) => {
  expect(parseRange(first, last)).toBeNull()
})
