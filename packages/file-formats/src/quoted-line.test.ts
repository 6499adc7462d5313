import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuotedLine } from './quoted-line.ts'

test('a doubled quote inside a quoted cell is one quote', () => {
  expect(parseQuotedLine('"AT1G01190"\t"CYP78A8"\t"""cytochrome P450, family 78"""', '\t')).toEqual({
    ok: true,
    value: ['AT1G01190', 'CYP78A8', '"cytochrome P450, family 78"'],
  })
})

test('bare cells and empty cells', () => {
  expect(parseQuotedLine('AT1G01010,2200935', ',')).toEqual({ ok: true, value: ['AT1G01010', '2200935'] })
  expect(parseQuotedLine('""\t4811\t', '\t')).toEqual({ ok: true, value: ['', '4811', ''] })
})

test.each([
  ['"a\t"b"', 'cell 1: text follows the closing quote'],
  ['"a"\t"b', 'cell 2: a quote is not closed'],
  ['"a"x\t"b"', 'cell 1: text follows the closing quote'],
])('%j is refused', (text, reason) => {
  expect(parseQuotedLine(text, '\t')).toEqual({ ok: false, reason })
})

test('whatever cells are written in quotes are read back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', ',', ' ', 'µ', "'") })
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), fc.constantFrom('\t' as const, ',' as const), (cells, separator) => {
      const line = cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator)
      expect(parseQuotedLine(line, separator)).toEqual({ ok: true, value: cells })
    }),
    { numRuns: 200, seed: 3702 },
  )
})
