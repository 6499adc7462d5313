import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseIdentifier } from './record-ref.ts'

test.each([
  ['at4g18960', 'AT4G18960'],
  ['  Flowering\t LOCUS\u00A0\u00A0C \r\n', 'FLOWERING LOCUS C'],
  ['\uFEFFAG', 'AG'],
  ['A\u200BG', 'A G'],
  ['\0', ''],
  ['α-tubulin', 'Α-TUBULIN'],
])('%j is compared as %j', (text, name) => {
  expect(normaliseIdentifier(text)).toBe(name)
})

test('what is normalised stays as it is, and case makes no difference', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const name = normaliseIdentifier(text)
      expect(normaliseIdentifier(name)).toBe(name)
      expect(normaliseIdentifier(` ${text.toUpperCase()}\n`)).toBe(name)
    }),
    { seed: 3702 },
  )
})
