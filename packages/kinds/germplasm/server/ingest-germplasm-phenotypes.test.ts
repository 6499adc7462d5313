import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGermplasmPhenotypes } from './ingest-germplasm-phenotypes.ts'

function ingest(...lines: string[]) {
  return ingestLines(ingestGermplasmPhenotypes, 'LOCUS_NAME\tGERMPLASM_NAME\tPHENOTYPE\tPUBMED_ID', ...lines)
}

test('blanks around a cell are not part of it, and nothing is null', () => {
  expect(
    ingest('AT5G44580\tmpk4/summ2 \tearlier flowering\t 36559666 ', 'ACL2\tCS273\tsemi-dwarf\t', 'AT1G01010\tDEMO_1\t\t').rows,
  ).toEqual([
    ['mpk4/summ2', 'AT5G44580', 'earlier flowering', 36559666],
    ['CS273', 'ACL2', 'semi-dwarf', null],
    ['DEMO_1', 'AT1G01010', null, null],
  ])
})

test('quotes around a whole text go, also where the closing one is missing; quotes inside stay', () => {
  const texts = ['"Seedlings screened."', '"The mutant has reduced resistance.', 'Grown in "pseudo-dark" conditions.']
  expect(ingest(...texts.map((text) => `AT1G01240\tSALK_104275c\t${text}\t`)).rows.map((row) => row[2])).toEqual([
    'Seedlings screened.',
    'The mutant has reduced resistance.',
    'Grown in "pseudo-dark" conditions.',
  ])
})

test('a lost character does not cost the line', () => {
  expect(ingest('AT4G02390\tparp2-1\tnot di\u0000erent\t28220129').rows).toEqual([['parp2-1', 'AT4G02390', 'not di\uFFFDerent', 28220129]])
})

test('a line without germplasm, or with a word for a number, is rejected', () => {
  expect(ingest('AT1G01010\t\tpale\t', 'AT1G01010\tCS1\tpale\tsoon')).toEqual({
    rows: [],
    rejected: ['the name of the germplasm is missing', '"soon" is no PubMed number'],
  })
})
