import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGeneAccessions } from './ingest-gene-accessions.ts'
import { ingestGeneConfidenceClass, ingestGeneConfidenceRating } from './ingest-gene-confidence.ts'
import { ingestGeneRefseq } from './ingest-gene-refseq.ts'

test('a gene model has a number; one has `na`, which is none', () => {
  expect(ingestLines(ingestGeneAccessions, 'AT4G18960.1\t2117143', 'AT4G32850.9\tna', 'AT1G01010.1\tnone')).toEqual({
    rows: [['AT4G18960.1', 2117143]],
    rejected: ['a gene model and a number are needed'],
  })
})

test('RefSeq accessions, with the returns of their file', () => {
  expect(ingestLines(ingestGeneRefseq, 'AT4G18960.1\tNM_118013.2\r', 'AT4G18960.2\t').rows).toEqual([['AT4G18960.1', 'NM_118013.2']])
})

test('stars are counted, and a model of the last class has none', () => {
  expect(ingestLines(ingestGeneConfidenceRating, 'AT4G18960.1\t****', 'AT1G01046.1\t', 'AT1G01010.1\t4')).toEqual({
    rows: [['AT4G18960.1', 4]],
    rejected: ['a gene model and up to five stars are needed'],
  })
  expect(ingestLines(ingestGeneConfidenceClass, 'AT4G18960.1\t2', 'AT4G18960.2\t10', 'AT1G01010.1\t11')).toEqual({
    rows: [
      ['AT4G18960.1', 2],
      ['AT4G18960.2', 10],
    ],
    rejected: ['a gene model and a class from 1 to 10 are needed'],
  })
})
