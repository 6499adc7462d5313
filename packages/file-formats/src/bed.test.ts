import { expect, test } from 'vitest'
import { isBedComment, parseBed12Line, parseBedLine, partsOfTranscript } from './bed.ts'

test('an interval counts from 0 and keeps its further columns as text', () => {
  expect(parseBedLine('4\t10382855\t10388539\tAT4G18960\t+\t1\t4')).toEqual({
    ok: true,
    value: { chrom: '4', start: 10382855, end: 10388539, columns: ['AT4G18960', '+', '1', '4'] },
  })
})

test.each([
  ['4\t10382855', 'fewer than 3 columns'],
  ['4\t-1\t20', 'positions "-1" and "20" are not integers'],
  ['4\t20\t20', 'end 20 lies before start 20'],
])('%j is refused', (text, reason) => {
  expect(parseBedLine(text)).toEqual({ ok: false, reason })
})

test('lines for viewers are not intervals', () => {
  expect(['track name=x', 'browser position', '# c', '', 'tracker\t1\t2'].map(isBedComment)).toEqual([true, true, true, true, false])
})

const line =
  'Chr1\t3630\t5899\tAT1G01010.1\t0\t+\t3759\t5630\t0\t6\t283,281,120,390,153,461,\t0,365,855,1075,1543,1808,\tNAC001|ANAC001\tNAC domain'

/** The line with another text in the given columns, which are counted from 1 as in the format. */
function changed(cells: Readonly<Record<number, string>>): string {
  return line
    .split('\t')
    .map((cell, index) => cells[index + 1] ?? cell)
    .join('\t')
}

test('a transcript is read with its exons, counted from 1 with their ends', () => {
  expect(parseBed12Line(line)).toEqual({
    ok: true,
    value: {
      chrom: 'Chr1',
      name: 'AT1G01010.1',
      start: 3631,
      end: 5899,
      strand: '+',
      exons: [
        { start: 3631, end: 3913 },
        { start: 3996, end: 4276 },
        { start: 4486, end: 4605 },
        { start: 4706, end: 5095 },
        { start: 5174, end: 5326 },
        { start: 5439, end: 5899 },
      ],
      coding: { start: 3760, end: 5630 },
      columns: ['NAC001|ANAC001', 'NAC domain'],
    },
  })
})

test('the last comma of a list may be missing, a dot is not a strand, and a thick part without length codes nothing', () => {
  const text = changed({ 6: '.', 7: '3630', 8: '3630', 10: '1', 11: '2269', 12: '0' }).split('\t').slice(0, 12).join('\t')
  expect(parseBed12Line(text)).toMatchObject({
    ok: true,
    value: { strand: null, coding: null, exons: [{ start: 3631, end: 5899 }], columns: [] },
  })
})

test.each([
  ['a line of BED', line.split('\t').slice(0, 6).join('\t'), '6 columns instead of 12'],
  ['an end before the start', changed({ 3: '3000' }), 'end 3000 lies before start 3630'],
  ['no name', changed({ 4: '' }), 'the name is missing'],
  ['a strand that is none', changed({ 6: 'x' }), 'strand "x" is none of + - .'],
  ['a thick part outside', changed({ 8: '6000' }), 'the thick part from 3759 to 6000 does not lie within the whole'],
  ['a thick part that ends before it begins', changed({ 8: '3700' }), 'the thick part from 3759 to 3700 does not lie within the whole'],
  ['a word for the thick part', changed({ 7: 'here' }), 'the ends of the thick part are whole numbers'],
  ['fewer blocks than counted', changed({ 10: '7' }), '6 sizes and 6 starts instead of 7 blocks'],
  ['a list that ends early', changed({ 12: '0,365,855,' }), '6 sizes and 3 starts instead of 6 blocks'],
  ['a word among the sizes', changed({ 11: '283,281,120,many,153,461' }), 'sizes and starts of blocks are lists of whole numbers'],
  ['no blocks', changed({ 10: '0', 11: '', 12: '' }), 'sizes and starts of blocks are lists of whole numbers'],
  ['an empty block', changed({ 11: '283,0,120,390,153,461,' }), 'a block is empty'],
  ['blocks that begin late', changed({ 12: '1,365,855,1075,1543,1808,' }), 'the blocks do not span the whole'],
  ['blocks that end early', changed({ 11: '283,281,120,390,153,460,' }), 'the blocks do not span the whole'],
  ['blocks that overlap', changed({ 12: '0,282,855,1075,1543,1808,' }), 'the blocks overlap or are out of order'],
])('%s is refused with its reason', (_, text, reason) => {
  expect(parseBed12Line(text)).toEqual({ ok: false, reason })
})

const exons = [
  { start: 1, end: 10 },
  { start: 21, end: 30 },
  { start: 41, end: 50 },
]

/** Each part as type, place and frame. */
function partsOf(strand: '+' | '-' | null, coding: { start: number; end: number } | null): string[] {
  const parts = partsOfTranscript({ exons, strand, coding }).filter(({ type }) => type !== 'exon')
  return parts.map(({ type, start, end, frame }) => `${type} ${start}-${end}${frame === null ? '' : ` ${frame}`}`)
}

test('the blocks are the exons', () => {
  expect(partsOfTranscript({ exons, strand: null, coding: null })).toEqual(exons.map((exon) => ({ type: 'exon', ...exon, frame: null })))
})

test('what codes has the frame in which its first codon goes on, in the direction of the transcript', () => {
  const coding = { start: 7, end: 44 }
  expect(partsOf('+', coding)).toEqual(['CDS 7-10 0', 'CDS 21-30 2', 'CDS 41-44 1', '5UTR 1-6', '3UTR 45-50'])
  expect(partsOf('-', coding)).toEqual(['CDS 7-10 1', 'CDS 21-30 2', 'CDS 41-44 0', '5UTR 45-50', '3UTR 1-6'])
})

test('an untranslated end may take whole exons, and where all codes there is none', () => {
  expect(partsOf('+', { start: 21, end: 50 })).toEqual(['CDS 21-30 0', 'CDS 41-50 2', '5UTR 1-10'])
  expect(partsOf('-', { start: 1, end: 50 })).toEqual(['CDS 1-10 1', 'CDS 21-30 2', 'CDS 41-50 0'])
})

test('nothing but exons is told of what codes nothing or has no strand', () => {
  expect(partsOf('+', null)).toEqual([])
  expect(partsOf(null, { start: 1, end: 50 })).toEqual([])
})
