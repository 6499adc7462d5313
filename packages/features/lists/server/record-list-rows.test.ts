import { expect, test } from 'vitest'
import { newListId } from './record-list-rows.ts'

test('[LIST-029] an id is 128 bits, and each of them is drawn', () => {
  const ids = Array.from({ length: 200 }, newListId)
  expect(new Set(ids).size).toBe(ids.length)
  const draws = ids.map((id) => Array.from(Buffer.from(id, 'base64url'), (byte) => byte.toString(2).padStart(8, '0')).join(''))
  expect(draws.every((bits) => bits.length === 128)).toBe(true)
  // A bit that is drawn 200 times is the same each time once in 2^199 cases.
  const fixed = Array.from({ length: 128 }, (_, at) => at).filter((at) => new Set(draws.map((bits) => bits[at])).size === 1)
  expect(fixed).toEqual([])
})
