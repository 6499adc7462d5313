import { util } from '@gmod/gff'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Gff3Feature, parseGff3Line, readGff3 } from './gff3.ts'

const line = 'Chr1\tAraport11\tCDS\t3760\t3913\t.\t+\t0\tID=AT1G01010:CDS:1;Parent=AT1G01010.1,AT1G01010.2;Note=NAC%2C 50% alike'

test('a feature line is read as it stands', () => {
  expect(parseGff3Line(line)).toEqual({
    ok: true,
    value: {
      seqid: 'Chr1',
      source: 'Araport11',
      type: 'CDS',
      start: 3760,
      end: 3913,
      strand: '+',
      phase: 0,
      id: 'AT1G01010:CDS:1',
      parents: ['AT1G01010.1', 'AT1G01010.2'],
      attributes: { ID: ['AT1G01010:CDS:1'], Parent: ['AT1G01010.1', 'AT1G01010.2'], Note: ['NAC, 50% alike'] },
    },
  })
})

test.each([
  ['eight columns', line.split('\t').slice(0, 8).join('\t'), '8 columns instead of 9'],
  ['a word as position', line.replace('3760', 'here'), 'positions "here" and "3913" are not integers'],
  ['an end before the start', line.replace('3913', '9'), 'end 9 lies before start 3760'],
  ['no type', line.replace('CDS\t', '.\t'), 'a feature needs a sequence and a type'],
  ['a strand that is none', line.replace('\t+\t', '\tx\t'), 'strand "x" is none of + - ? .'],
  ['a phase of 3', line.replace('\t0\t', '\t3\t'), 'phase "3" is none of 0 1 2 .'],
  ['bytes of another encoding', line.replace('%2C', '%E9'), 'a value is not escaped correctly'],
  ['an attribute named like a part of objects', `${line};__proto__=x`, 'a value is not escaped correctly'],
])('%s is refused with its reason', (_, text, reason) => {
  expect(parseGff3Line(text)).toEqual({ ok: false, reason })
})

test('directives part a file into wholes, comments and sequences are not features', () => {
  const seen: string[] = []
  const reader = readGff3({
    feature: ({ id }) => seen.push(id ?? ''),
    whole: () => seen.push('whole'),
    reject: (reason) => seen.push(reason),
  })
  const lines = ['##gff-version 3', '# a comment', line, '###', '', 'half a line', line, '##FASTA', '>Chr1', 'ACGT']
  for (const text of lines) reader.line(text)
  reader.end()
  expect(seen).toEqual(['AT1G01010:CDS:1', 'whole', '1 columns instead of 9', 'AT1G01010:CDS:1', 'whole'])
})

const word = fc.stringMatching(/^[A-Za-z0-9_:. ,;=%&é-]{1,12}$/).filter((text) => text.trim() === text && text !== '.')
const anyFeature = fc.record({
  seqid: word,
  type: word,
  start: fc.integer({ min: 1, max: 3e7 }),
  length: fc.nat(5000),
  strand: fc.constantFrom('+' as const, '-' as const, null),
  phase: fc.constantFrom(0 as const, 1 as const, 2 as const, null),
  parents: fc.array(word, { maxLength: 3 }),
  id: word,
})

test('what is written as a GFF3 line is read back', () => {
  fc.assert(
    fc.property(anyFeature, ({ seqid, type, start, length, strand, phase, parents, id }) => {
      const attributes = { ID: [id], ...(parents.length > 0 && { Parent: parents }) }
      const place = { seq_id: seqid, source: null, type, start, end: start + length, score: null, strand }
      const text = util.formatFeature({ ...place, phase: phase === null ? null : String(phase), attributes }).trimEnd()
      const expected: Gff3Feature = { seqid, source: null, type, start, end: start + length, strand, phase, id, parents, attributes }
      expect(parseGff3Line(text)).toEqual({ ok: true, value: expected })
    }),
    { numRuns: 300, seed: 3702 },
  )
})

test('no line makes the reader fall over', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('.', '1', '9', '+', 'ID=a', 'constructor=x;toString=y', '%', '%zz', '%FF'))
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 11 }), (cells) => {
      expect(typeof parseGff3Line(cells.join('\t')).ok).toBe('boolean')
    }),
    { numRuns: 500, seed: 3702 },
  )
})
