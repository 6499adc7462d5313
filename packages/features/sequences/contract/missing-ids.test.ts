import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMissingComments, formatMissingFasta, splitMissing } from './missing-ids.ts'

const sequences = '>AT4G18960.1 | Chr4:1-4 FORWARD LENGTH=4\nACGT\n'

test('[BULK-019] names without a sequence are headers without residues on top of FASTA, and can be distinguished from it', () => {
  const missing = [
    { id: 'AT9G99999', reason: 'No locus or gene model has this name.' },
    { id: 'two words', reason: 'In two\nlines.' },
  ]
  const text = formatMissingFasta(missing)
  expect(text).toBe('>AT9G99999 NOT FOUND: No locus or gene model has this name.\n>two_words NOT FOUND: In two lines.\n')
  expect(splitMissing(text + sequences)).toEqual({
    missing: [missing[0], { id: 'two_words', reason: 'In two lines.' }],
    sequences,
  })
  expect(formatMissingComments(missing)).toBe(
    '# AT9G99999 NOT FOUND: No locus or gene model has this name.\n# two_words NOT FOUND: In two lines.\n',
  )
  expect(splitMissing(sequences)).toEqual({ missing: [], sequences })
})

test('[BULK-019] whatever was written as a name stays one line of limited length', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 })), (ids) => {
      const named = ids.filter((id) => /[^\s\p{Cc}]/u.test(id))
      const text = formatMissingFasta(named.map((id) => ({ id, reason: 'None.' })))
      const lines = text.split('\n').slice(0, -1)
      expect(lines).toHaveLength(named.length)
      expect(lines.every((line) => line.startsWith('>') && line.length < 110)).toBe(true)
      expect(splitMissing(text + sequences).missing).toHaveLength(named.length)
    }),
    { seed: 3702 },
  )
})
