import { expect, test } from 'vitest'
import { isStorableJson } from './is-storable-json.ts'

test.each([
  ['plain text', 'AG', true],
  ['a pair of surrogates', '🌱', true],
  ['an escape that was typed', '\\u0000', true],
  ['the null character', 'a\u0000', false],
  ['the null character after a backslash', '\\\u0000', false],
  ['half a surrogate pair', '\ud83c', false],
])('%s', (_what, text, isStorable) => {
  expect(isStorableJson(JSON.stringify({ text }))).toBe(isStorable)
})
