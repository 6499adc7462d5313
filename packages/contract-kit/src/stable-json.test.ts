import { expect, test } from 'vitest'
import { stableJson } from './stable-json.ts'

test('the order of fields does not count, at any depth; that of lists does', () => {
  const text = '{"a":[{"c":1,"d":null},2],"b":"x"}'
  expect(stableJson({ b: 'x', a: [{ d: null, c: 1 }, 2] })).toBe(text)
  expect(stableJson({ a: [2, { c: 1, d: null }], b: 'x' })).not.toBe(text)
})

test('the order of a list that is a set does not count', () => {
  const isSet = (field: string) => field === 'required'
  expect(stableJson({ required: ['b', 'a'], enum: ['b', 'a'] }, isSet)).toBe('{"enum":["b","a"],"required":["a","b"]}')
})
