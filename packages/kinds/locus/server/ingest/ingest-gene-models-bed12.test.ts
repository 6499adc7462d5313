import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGeneModelsBed12 } from './ingest-gene-models-bed12.ts'

const forward = 'Chr4\t99\t200\tAT4G18960.2\t0\t+\t109\t190\t0\t2\t31,40,\t0,61,\tAG\tK-box region'
const backward = 'Chr4\t99\t200\tAT4G18961.1\t0\t-\t109\t190\t0\t2\t31,40,\t0,61,\t\t'

test('blocks become exons, the thick part coding parts with their frames, and the rest untranslated ends', () => {
  expect(ingestLines(ingestGeneModelsBed12, 'track name=x', forward).rows).toEqual([
    ['AT4G18960.2', 'AT4G18960', 'Araport11', 'exon', 'Chr4', 100, 130, 'F', null],
    ['AT4G18960.2', 'AT4G18960', 'Araport11', 'exon', 'Chr4', 161, 200, 'F', null],
    ['AT4G18960.2', 'AT4G18960', 'Araport11', 'CDS', 'Chr4', 110, 130, 'F', 0],
    ['AT4G18960.2', 'AT4G18960', 'Araport11', 'CDS', 'Chr4', 161, 190, 'F', 0],
    ['AT4G18960.2', 'AT4G18960', 'Araport11', '5UTR', 'Chr4', 100, 109, 'F', null],
    ['AT4G18960.2', 'AT4G18960', 'Araport11', '3UTR', 'Chr4', 191, 200, 'F', null],
  ])
})

test('on the other strand the transcript begins at its last base', () => {
  const ends = ingestLines(ingestGeneModelsBed12, backward).rows.filter(([, , , type]) => String(type).endsWith('UTR'))
  expect(ends.map(([, , , type, , start, end, orientation]) => [type, start, end, orientation])).toEqual([
    ['5UTR', 191, 200, 'R'],
    ['3UTR', 100, 109, 'R'],
  ])
})

test.each([
  ['another species', forward.replace('Chr4', 'Chr9'), '"Chr9" is not a chromosome of Arabidopsis thaliana'],
  [
    'a place beyond the chromosome',
    forward.replaceAll('\t99\t200', '\t99999999\t100000100').replace('109\t190', '99999999\t99999999'),
    'end 100000100 lies beyond the end of Chr4',
  ],
  ['no strand', forward.replace('\t+\t', '\t.\t'), 'a gene model needs a strand'],
  ['a name that is not a gene model', forward.replace('AT4G18960.2', 'AT4G18960'), '"AT4G18960" is not a gene model name'],
  ['half a line', forward.slice(0, 30), '7 columns instead of 12'],
])('%s is rejected with its reason', (_, line, reason) => {
  expect(ingestLines(ingestGeneModelsBed12, line)).toEqual({ rows: [], rejected: [reason] })
})

test('the file is known by its name, and stands in for the complete ones', () => {
  expectFiles({ 'Araport11_mRNA.bed12': ingestGeneModelsBed12 })
  expect(ingestGeneModelsBed12.standsInFor?.map(({ title }) => title)).toEqual([
    'Araport11 gene models',
    'Araport11 loci and gene models (GFF3)',
  ])
})

test.each([
  ['AT4G18960.12', 'AT4G18960'],
  ['A.B.1', 'A.B'],
])('%s is a model of %s', (model, locus) => {
  expect(ingestLines(ingestGeneModelsBed12, forward.replace('AT4G18960.2', model)).rows[0]?.[1]).toBe(locus)
})

test.each(['AT4G18960', '.1', 'A.1x', 'A.1234567890'])('%j is not a gene model', (model) => {
  expect(ingestLines(ingestGeneModelsBed12, forward.replace('AT4G18960.2', model)).rejected).toEqual([
    `"${model}" is not a gene model name`,
  ])
})
