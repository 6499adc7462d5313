import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGafComment, parseGafLine } from './gaf.ts'

const cells = [
  'TAIR',
  'locus:2117144',
  'AG',
  'NOT|involved_in',
  'GO:0048366',
  'TAIR:Publication:501682431|PMID:1973265',
  'IMP',
  '',
  'P',
  'AT4G18960',
  'AT4G18960|AG|AGAMOUS',
  'protein',
  'taxon:3702',
  '20021003',
  'TAIR',
  '',
  'TAIR:locus:2117144',
]

test('a line is read as it stands, lists parted at their bars', () => {
  expect(parseGafLine(cells.join('\t'))).toEqual({
    ok: true,
    value: {
      database: 'TAIR',
      objectId: 'locus:2117144',
      symbol: 'AG',
      qualifiers: ['NOT', 'involved_in'],
      termId: 'GO:0048366',
      references: ['TAIR:Publication:501682431', 'PMID:1973265'],
      evidenceCode: 'IMP',
      with: [],
      aspect: 'P',
      objectName: 'AT4G18960',
      synonyms: ['AT4G18960', 'AG', 'AGAMOUS'],
      objectType: 'protein',
      taxa: ['taxon:3702'],
      date: '2002-10-03',
      assignedBy: 'TAIR',
    },
  })
})

test.each([
  [cells.slice(0, 14), '14 columns instead of 15 to 17'],
  [cells.toSpliced(4, 1, ''), 'the term is missing'],
  [cells.toSpliced(6, 1, ''), 'the evidence code is missing'],
  [cells.toSpliced(13, 1, '20021303'), '"20021303" is not a date'],
  [cells.toSpliced(13, 1, '20020931'), '"20020931" is not a date'],
  [cells.toSpliced(13, 1, '2002-09-30'), '"2002-09-30" is not a date'],
])('%j is refused', (columns, reason) => {
  expect(parseGafLine(columns.join('\t'))).toEqual({ ok: false, reason })
})

test('comments and blank lines are distinguished from annotations', () => {
  expect(['!gaf-version: 2.2', '', cells.join('\t')].map(isGafComment)).toEqual([true, true, false])
})

test('lists of whatever length are read back', () => {
  const items = fc.array(fc.stringMatching(/^[A-Za-z0-9:_-]{1,12}$/), { maxLength: 5 })
  fc.assert(
    fc.property(items, items, items, (qualifiers, references, synonyms) => {
      const line = cells.toSpliced(3, 1, qualifiers.join('|')).toSpliced(5, 1, references.join('|')).toSpliced(10, 1, synonyms.join('|'))
      expect(parseGafLine(line.slice(0, 15).join('\t'))).toMatchObject({ ok: true, value: { qualifiers, references, synonyms } })
    }),
    { numRuns: 100, seed: 3702 },
  )
})
