import { expect, test } from 'vitest'
import { parseShare } from './command.ts'

test('a share may be written as a percentage', () => {
  expect(['0', '0.005', '0.5%', '100 %', '1'].map(parseShare)).toEqual([0, 0.005, 0.005, 1, 1])
})

test.each(['', '2', '-1', '101%', 'all'])('%j is not a share', (text) => {
  expect(() => parseShare(text)).toThrow('is not a share')
})
