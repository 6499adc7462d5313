import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLines, wordsOfId } from './parse-lines.ts'

test('[LIST-060] lines and commas separate ids; blank lines count, and blanks within an id stay', () => {
  expect(parseLines('\uFEFFAT1G01010\r\n\r\nFLOWERING LOCUS C, AG\rat1g 01020;FT\n , \nLFY')).toEqual([
    { line: 1, input: 'AT1G01010' },
    { line: 3, input: 'FLOWERING LOCUS C' },
    { line: 3, input: 'AG' },
    { line: 4, input: 'at1g 01020;FT' },
    { line: 6, input: 'LFY' },
  ])
})

test('[LIST-060] a comma in quotes separates nothing; a lone quote harms nothing', () => {
  expect(parseLines('"beta-1,3-glucanase", AG\n"the ""old"" name"\n"AG,FT\n""').map(({ input }) => input)).toEqual([
    'beta-1,3-glucanase',
    'AG',
    'the "old" name',
    '"AG',
    'FT',
  ])
})

test('[LIST-060] as many lines as were given, whatever stands in them', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_.:'()/ ;-]*[A-Za-z0-9]$/)
  fc.assert(
    fc.property(fc.array(fc.array(id, { maxLength: 3 })), fc.constantFrom('\n', '\r\n', '\r'), (lines, lineBreak) => {
      const found = parseLines(lines.map((ids) => ids.join(',')).join(lineBreak))
      expect(found.map(({ line }) => line)).toEqual(lines.flatMap((ids, at) => ids.map(() => at + 1)))
    }),
    { seed: 64 },
  )
})

test('[LIST-060] only what has a blank, a comma or a semicolon inside has words', () => {
  expect(wordsOfId('AT1G01010 AT1G01020;AG')).toEqual(['AT1G01010', 'AT1G01020', 'AG'])
  expect(wordsOfId('AG;')).toEqual(['AG'])
  expect(wordsOfId('AG')).toEqual([])
})
