import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestLocusHistory, ingestTairLocusHistory, updateTypeOf } from './ingest-locus-history.ts'

function ingest(...lines: string[]) {
  return ingestLines(ingestLocusHistory, 'locus\tcurrent_status\twho\tdate\tmodification_comments\tloci_involved', ...lines)
}

test('a change keeps its locus, status, who, date, comment and the loci involved', () => {
  expect(ingest('At1g99920\tobsolete\tDemo\t2009-06-19\tSplit.\tAT1G90010| at1g90020', 'AT1G90030\tin use\t\t\t\t').rows).toEqual([
    ['AT1G99920', true, 'split', 'Demo', '2009-06-19', 'Split.', 'AT1G90010|AT1G90020'],
    ['AT1G90030', false, null, null, null, null, null],
  ])
})

test('a line without a locus, or with an unknown status or date, is rejected', () => {
  expect(ingest('\tobsolete\t\t\t\t', 'AT1G90030\tgone\t\t\t\t', 'AT1G90030\tobsolete\t\t19 June\t\t')).toEqual({
    rows: [],
    rejected: ['the locus is missing', 'the status "gone" is neither obsolete nor in use', '"19 June" is not a date like 2009-06-19'],
  })
})

test("TAIR's own file gives status, type and date of a change, and the loci involved in the remaining cells", () => {
  const lines = [
    'AT1G99920\tobsolete\tTIGR\tsplit\t20050801\tAt1g90010\tAT1G90020 (5\u2019 part)',
    'AT1G99930\t\tTAIR\tmergeobsolete\t2009-06-19\tAT1G90010',
    'AT1G90030\t\tTAIR\tnew\tTAIR10',
    'ALL\t\tTIGR\treannotated\t20040101',
  ]
  expect(ingestLines(ingestTairLocusHistory, ...lines)).toEqual({
    rows: [
      ['AT1G99920', true, 'split', 'TIGR', '2005-08-01', 'split', 'AT1G90010|AT1G90020'],
      ['AT1G99930', true, 'merge', 'TAIR', '2009-06-19', 'mergeobsolete', 'AT1G90010'],
      ['AT1G90030', false, null, 'TAIR', null, 'new', null],
    ],
    rejected: [],
  })
  expect(ingestLines(ingestTairLocusHistory, 'T25K16.1\tobsolete\tTIGR\t\t20050801', 'AT1G01010\tobsolete').rejected).toEqual([
    '"T25K16.1" is not a locus',
    '2 columns instead of at least 5',
  ])
})

test.for([
  ['Merged into AT1G90010 and obsoleted.', true, 'merge'],
  ['Split into two.', true, 'split'],
  ['Replaced by AT1G90010.', true, 'replacement'],
  ['Deleted: not a gene.', true, 'obsoletion'],
  ['Not a gene.', true, 'obsoletion'],
  ['Emerged from new data.', false, null],
] as const)('[DATA-047] %s has the type %s', ([comment, isObsolete, type]) => {
  expect(updateTypeOf(comment, isObsolete)).toBe(type)
})

test('files are known by their names', () => {
  expectFiles({
    'rosette_locus_history.tsv': ingestLocusHistory,
    'locus_history_2010.txt': ingestTairLocusHistory,
    'LocusHistory.txt': ingestTairLocusHistory,
  })
})

test.each(['x2009-06-19', '2009-06-19x', '2009-6-19', '2009-02-30'])('%j is not a date of a change', (date) => {
  expect(ingest(`A\tObsolete\t\t${date}\t\t`).rejected).toEqual([`"${date}" is not a date like 2009-06-19`])
})

test.each([
  ['20050801', '2005-08-01'],
  ['2005-12-31', '2005-12-31'],
  ['20051010', '2005-10-10'],
  ['20051301', null],
  ['20050001', null],
  ['20050832', null],
  ['20050230', null],
  ['20050800', null],
  ['x20050801', null],
  ['20050801x', null],
])("the date %s of TAIR's file is %s", (text, date) => {
  expect(ingestLines(ingestTairLocusHistory, `AT1G01010\t\tTAIR\tnew\t${text}`).rows[0]?.[4]).toBe(date)
})

test("blank lines of TAIR's file are skipped, blanks around cells go, and only ALL means all loci", () => {
  const lines = ['', '  ', ' AT1G01010 \t obsolete \t TAIR \t\t', 'ALLx\t\t\t\t', 'xALL\t\t\t\t']
  expect(ingestLines(ingestTairLocusHistory, ...lines)).toEqual({
    rows: [['AT1G01010', true, 'obsoletion', 'TAIR', null, null, null]],
    rejected: ['"ALLx" is not a locus', '"xALL" is not a locus'],
  })
})
