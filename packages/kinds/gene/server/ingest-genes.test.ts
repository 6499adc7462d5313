import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import {
  ingestGeneAccessions,
  ingestGeneConfidenceClass,
  ingestGeneConfidenceRating,
  ingestGeneDetails,
  ingestGeneRefseq,
  ingestTair10CodingSequences,
  ingestTair10Proteins,
} from './ingest-genes.ts'

test('a gene model has a number; `na` means none', () => {
  expect(ingestLines(ingestGeneAccessions, 'AT4G18960.1\t2117143', 'AT4G32850.9\tna', 'AT1G01010.1\tnone')).toEqual({
    rows: [['AT4G18960.1', 2117143]],
    rejected: ['a gene model and a number are needed'],
  })
})

test('RefSeq accessions are read from a file with CRLF line ends', () => {
  expect(ingestLines(ingestGeneRefseq, 'AT4G18960.1\tNM_118013.2\r', 'AT4G18960.2\t').rows).toEqual([['AT4G18960.1', 'NM_118013.2']])
})

test('stars are counted, and models of the last class have none', () => {
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

test('TAIR10 sequences keep their description; the stop character is not a residue', () => {
  const header = '>AT1G51370.2 | Symbols:  | F-box/RNI-like superfamily protein | chr1:19045615-19046748 FORWARD LENGTH=346'
  expect(ingestLines(ingestTair10Proteins, header, 'MVGGKKKTKI', 'CDKVSHEE*', '>AT1G50920.1', '*')).toEqual({
    rows: [['tair10_protein', 'AT1G51370.2', header.slice('>AT1G51370.2 '.length), 'MVGGKKKTKICDKVSHEE']],
    rejected: ['AT1G50920.1 has no sequence'],
  })
  expect(ingestLines(ingestTair10CodingSequences, '>AT1G50920.1', 'atggttcaa').rows).toEqual([
    ['tair10_coding_sequences', 'AT1G50920.1', '', 'ATGGTTCAA'],
  ])
  const names = ['TAIR10_cds_20101214_updated', 'TAIR10_cds_20101214.fas.gz', 'TAIR10_cds_20110103_representative_gene_model_updated']
  expect(names.map((name) => ingestTair10CodingSequences.file.test(name))).toEqual([true, true, false])
})

test('[DATA-075] an unknown name type of a gene model is rejected', () => {
  const header = 'gene_model_name\tname_type\tdate_last_modified'
  const lines = ['AT1G90010.1\tsymbol\t2024-02-10', 'AT1G90020.1\t\t', 'AT1G90030.1\tnickname\t', '\torf\t']
  expect(ingestLines(ingestGeneDetails, header, ...lines)).toEqual({
    rows: [
      ['AT1G90010.1', 'symbol', '2024-02-10'],
      ['AT1G90020.1', null, null],
    ],
    rejected: ['"nickname" is not a valid name_type', 'gene_model_name is missing'],
  })
})

test('files are known by their names, sequences with the endings of FASTA or without', () => {
  expectFiles({
    'TAIR10_gene_model_TAIR_gene_id.tsv': ingestGeneAccessions,
    'TAIR10_gene_model_RefSeq.tsv': ingestGeneRefseq,
    'TAIR10_gene_model_confidence_class.tsv': ingestGeneConfidenceClass,
    'TAIR10_gene_model_confidence_rating.tsv': ingestGeneConfidenceRating,
    'rosette_gene.tsv': ingestGeneDetails,
    TAIR10_cds_20101214: ingestTair10CodingSequences,
    'TAIR10_cds_20110103_updated.fasta': ingestTair10CodingSequences,
    'TAIR10_cds_20110103.fa': ingestTair10CodingSequences,
    TAIR10_pep_20101214: ingestTair10Proteins,
    'TAIR10_pep_20110103_updated.fas': ingestTair10Proteins,
  })
  expect(ingestTair10Proteins.file.test('TAIR10_pep_20110103_representative_gene_model_updated')).toBe(false)
})

test.each(['x1', '1x', '', '1234567890123456'])('%j is not the number of a gene model', (number) => {
  expect(ingestLines(ingestGeneAccessions, `A.1\t${number}`, '\t1').rejected).toEqual(Array(2).fill('a gene model and a number are needed'))
})

test.each(['0', '11', '110', 'x1', '1x', ''])('%j is not a class of confidence', (text) => {
  expect(ingestLines(ingestGeneConfidenceClass, `A.1\t${text}`, 'A.1\t10', '\t1')).toEqual({
    rows: [['A.1', 10]],
    rejected: Array(2).fill('a gene model and a class from 1 to 10 are needed'),
  })
})

test('five stars are the most, and a model needs a name', () => {
  expect(ingestLines(ingestGeneConfidenceRating, 'A.1\t*****', 'A.1\t******', 'A.1\tx*', 'A.1\t*x', '\t*')).toEqual({
    rows: [['A.1', 5]],
    rejected: Array(4).fill('a gene model and up to five stars are needed'),
  })
  expect(ingestLines(ingestGeneRefseq, '\tNM_1', 'A.1\t').rejected).toEqual(Array(2).fill('a gene model and an accession are needed'))
})

test('only the last stop of a published protein goes', () => {
  expect(ingestLines(ingestTair10Proteins, '>A.1 | x', 'm*k*', '>B', '*')).toEqual({
    rows: [['tair10_protein', 'A.1', '| x', 'M*K']],
    rejected: ['B has no sequence'],
  })
})
