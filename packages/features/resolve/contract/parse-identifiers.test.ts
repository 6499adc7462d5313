import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseIdentifiers } from './parse-identifiers.ts'

test('a text is split at line breaks, tabs, commas, semicolons and spaces', () => {
  expect(parseIdentifiers('\uFEFFAT1G01010\r\nat1g01020\tAG, FT;;FLC  WUS\u00A0LFY\n\n')).toEqual(
    'AT1G01010 at1g01020 AG FT FLC WUS LFY'.split(' '),
  )
})

test('a name in quotes stays together, and a lone quote harms nothing', () => {
  expect(parseIdentifiers('"FLOWERING LOCUS C","beta-1,3-glucanase"\n""\n"AG\nFT')).toEqual([
    'FLOWERING LOCUS C',
    'beta-1,3-glucanase',
    '"AG',
    'FT',
  ])
})

test('an array is taken as it is, without what is blank', () => {
  expect(parseIdentifiers([' FLOWERING LOCUS C ', '', '\u200B', 'AG,FT'])).toEqual(['FLOWERING LOCUS C', 'AG,FT'])
})

const id = fc.stringMatching(/^[A-Za-z0-9_.:'()/-]{1,20}$/)
const separator = fc.stringMatching(/^[\n\r\t,; \u00A0\uFEFF]{1,4}$/)

test('ids come back in their order, whatever separates them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(id, separator)), separator, (pairs, before) => {
      const text = before + pairs.map(([each, after]) => each + after).join('')
      expect(parseIdentifiers(text)).toEqual(pairs.map(([each]) => each))
    }),
    { seed: 3702 },
  )
})

test('no id of any text is blank', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const each of parseIdentifiers(text)) expect(normaliseIdentifier(each)).not.toBe('')
    }),
    { seed: 3702 },
  )
})
