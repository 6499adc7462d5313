import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCopyRow } from './copy-rows.ts'

test('nothing, truth, numbers and text have their own forms', () => {
  expect(formatCopyRow([null, true, false, 12, 'AT1G01010', ''])).toBe('\\N\tt\tf\t12\tAT1G01010\t\n')
})

test('a text that looks like nothing stays text', () => {
  expect(formatCopyRow(['\\N', '\\.'])).toBe('\\\\N\t\\\\.\n')
})

test('any text stays in its column and on its line', () => {
  const back: Record<string, string> = { n: '\n', r: '\r', t: '\t', '\\': '\\' }
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), (texts) => {
      const line = formatCopyRow(texts)
      expect(line.indexOf('\n')).toBe(line.length - 1)
      const fields = line.slice(0, -1).split('\t')
      expect(fields.map((field) => field.replace(/\\(.)/g, (_, letter: string) => back[letter] ?? letter))).toEqual(texts)
    }),
    { seed: 1, numRuns: 200 },
  )
})
