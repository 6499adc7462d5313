import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=100-', { start: 100, end: 999 }],
  ['bytes=-50', { start: 950, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  [undefined, 'whole'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-1,5-9', 'whole'],
  ['lines=0-9', 'whole'],
  ['bytes=a-b', 'whole'],
] as const)('[GBROW-005] %s of 1000 bytes', (header, expected) => {
  expect(parseByteRange(header, 1000)).toEqual(expected)
})
