import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGtfComment, parseGtfAttributes, parseGtfLine } from './gtf.ts'

const line = 'Chr4\tAraport11\tCDS\t10384041\t10384146\t.\t+\t0\ttranscript_id "AT4G18960.2"; gene_id "AT4G18960"'

test('a feature line is read as it stands', () => {
  expect(parseGtfLine(line)).toEqual({
    ok: true,
    value: {
      seqid: 'Chr4',
      source: 'Araport11',
      feature: 'CDS',
      start: 10384041,
      end: 10384146,
      score: null,
      strand: '+',
      frame: 0,
      attributes: { transcript_id: 'AT4G18960.2', gene_id: 'AT4G18960' },
    },
  })
})

test.each([
  ['eight columns', line.split('\t').slice(0, 8).join('\t'), '8 columns instead of 9'],
  ['a word as position', line.replace('10384041', 'here'), 'positions "here" and "10384146" are not integers'],
  ['an end before the start', line.replace('10384146', '9'), 'end 9 lies before start 10384041'],
  ['a start at 0', line.replace('10384041', '0'), 'start 0 lies before the first base'],
  ['a strand that is none', line.replace('\t+\t', '\tx\t'), 'strand "x" is none of + - .'],
  ['a frame of 3', line.replace('\t0\t', '\t3\t'), 'frame "3" is none of 0 1 2 .'],
  ['a score that is not a number', line.replace('\t.\t', '\thigh\t'), 'score "high" is not a number'],
])('%s is refused with its reason', (_, text, reason) => {
  expect(parseGtfLine(text)).toEqual({ ok: false, reason })
})

test('attributes may stand without quotes, and the first of a repeated key counts', () => {
  expect(parseGtfAttributes('gene_id "A; B"; level 2; tag "x"; tag "y";')).toEqual({ gene_id: 'A; B', level: '2', tag: 'x' })
})

test('comments and blank lines are distinguished from features', () => {
  expect(['#!genome', '', '  ', line].map(isGtfComment)).toEqual([true, true, true, false])
})

test('what is written as a GTF line is read back', () => {
  const name = fc.stringMatching(/^[A-Za-z0-9_.]{1,12}$/).filter((text) => text !== '.')
  const feature = fc.record({ seqid: name, feature: name, start: fc.integer({ min: 1, max: 3e7 }), length: fc.nat(5000), transcript: name })
  fc.assert(
    fc.property(feature, ({ seqid, feature, start, length, transcript }) => {
      const text = [seqid, '.', feature, start, start + length, '.', '-', '.', `transcript_id "${transcript}"`].join('\t')
      const parsed = parseGtfLine(text)
      expect(parsed).toMatchObject({ ok: true, value: { seqid, source: null, feature, start, end: start + length, strand: '-' } })
      expect(parsed.ok && parsed.value.attributes.transcript_id).toBe(transcript)
    }),
    { numRuns: 100, seed: 3702 },
  )
})

test.for([
  ['', {}],
  ['gene_id', {}],
  ['gene_id;', {}],
  ['gene_id ""; level 2', { gene_id: '', level: '2' }],
  ['  a\t"1" ;b 2;', { a: '1', b: '2' }],
  ['a "1"b 2', { a: '1', b: '2' }],
] as const)('the attributes %j are read as %j', ([text, attributes]) => {
  expect(parseGtfAttributes(text)).toEqual(attributes)
})
