import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines, ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import {
  ingestGermplasmAlleles,
  ingestGermplasmConstructs,
  ingestGermplasmDetails,
  ingestGermplasmPhenotypes,
  ingestSeedPools,
  ingestSeedStocks,
} from './ingest-germplasms.ts'

function ingestPhenotypes(...lines: string[]) {
  return ingestLines(ingestGermplasmPhenotypes, 'LOCUS_NAME\tGERMPLASM_NAME\tPHENOTYPE\tPUBMED_ID', ...lines)
}

test('cells are trimmed, and empty ones are null', () => {
  expect(
    ingestPhenotypes('AT5G44580\tmpk4/summ2 \tearlier flowering\t 36559666 ', 'ACL2\tCS273\tsemi-dwarf\t', 'AT1G01010\tDEMO_1\t\t').rows,
  ).toEqual([
    ['mpk4/summ2', 'AT5G44580', 'earlier flowering', 36559666],
    ['CS273', 'ACL2', 'semi-dwarf', null],
    ['DEMO_1', 'AT1G01010', null, null],
  ])
})

test('quotes around a whole text are removed even if the closing one is missing; inner quotes stay', () => {
  const texts = ['"Seedlings screened."', '"The mutant has reduced resistance.', 'Grown in "pseudo-dark" conditions.']
  expect(ingestPhenotypes(...texts.map((text) => `AT1G01240\tSALK_104275c\t${text}\t`)).rows.map((row) => row[2])).toEqual([
    'Seedlings screened.',
    'The mutant has reduced resistance.',
    'Grown in "pseudo-dark" conditions.',
  ])
})

test('a line with an unreadable character is kept', () => {
  expect(ingestPhenotypes('AT4G02390\tparp2-1\tnot di\u0000erent\t28220129').rows).toEqual([
    ['parp2-1', 'AT4G02390', 'not di\uFFFDerent', 28220129],
  ])
})

test('a line without a germplasm or with a malformed PubMed ID is rejected', () => {
  expect(ingestPhenotypes('AT1G01010\t\tpale\t', 'AT1G01010\tCS1\tpale\tsoon')).toEqual({
    rows: [],
    rejected: ['the germplasm name is missing', '"soon" is not a PubMed ID'],
  })
})

test('a stock has the line or alleles it contains and the list it is from', () => {
  expect(
    ingestLines(ingestSeedStocks, 'stock\tline_or_allele\tlist', 'CS6130\tW10058; abi3-4\tdonated', 'CS6131\t\tdonated', '\tx\ty'),
  ).toEqual({
    rows: [
      ['CS6130', 'W10058; abi3-4', 'donated'],
      ['CS6131', null, 'donated'],
    ],
    rejected: ['stock or list is missing'],
  })
})

test('a set of pools contains every pool of its range', () => {
  const header = 'stock\takf_h_pool\takf_j_pools\tj_pool_stocks\tpools_in_set'
  const line = (range: string) => `CSH1\tH1\tJ1-J3\t${range}\t3 pools of 9`
  const wrong = ['CSJ3-CSJ1', 'CSJ1-CSK3', 'CSJ1', 'CSJ1-CSJ9999999']
  const { rows, rejected } = ingestTables(ingestSeedPools, header, line('CSJ9-CSJ11'), ...wrong.map(line))
  expect(rows).toEqual([
    ['seed_pool_set', 'CSH1', '3 pools of 9'],
    ['seed_pool_member', 'CSH1', 'CSJ9'],
    ['seed_pool_member', 'CSH1', 'CSJ10'],
    ['seed_pool_member', 'CSH1', 'CSJ11'],
  ])
  expect(rejected).toEqual(wrong.map((range) => `"${range}" is not a range of pools such as CSJ1-CSJ25`))
})

test('a range may start with a half number', () => {
  const header = 'stock\takf_h_pool\takf_j_pools\tj_pool_stocks\tpools_in_set'
  const { rows } = ingestLines(ingestSeedPools, header, 'CSH11\tH11\tJ240.5-J242\tCSJ240.5-CSJ242\t24 pools of 9')
  expect(rows.slice(1).map(([, pool]) => pool)).toEqual(['CSJ240.5', 'CSJ241', 'CSJ242'])
})

test('the zygosity of an allele is one that the form offers, or null', () => {
  const lines = ['DEMO_1\tdemo-1\themizygous', 'DEMO_1\tdemo-2\t', 'DEMO_1\tdemo-3\ttwice', 'DEMO_1\t\t']
  expect(ingestLines(ingestGermplasmAlleles, 'germplasm_name\tpolymorphism_name\tzygosity', ...lines)).toEqual({
    rows: [
      ['DEMO_1', 'demo-1', 'hemizygous'],
      ['DEMO_1', 'demo-2', null],
    ],
    rejected: ['"twice" is not a valid zygosity', 'polymorphism_name is missing'],
  })
})

test('files are known by their names, and a release needs its germplasms', () => {
  const sources = {
    'Locus_Germplasm_Phenotype_20240931.txt': ingestGermplasmPhenotypes,
    'ABRC_seed_stock_lists_2005.tsv': ingestSeedStocks,
    'ABRC_AKF_seed_pools.tsv': ingestSeedPools,
    'rosette_germplasm.tsv': ingestGermplasmDetails,
    'rosette_germplasm_construct.tsv': ingestGermplasmConstructs,
    'rosette_germplasm_allele.tsv': ingestGermplasmAlleles,
  }
  expectFiles(sources, [ingestGermplasmPhenotypes])
})

test('quotes count only around a whole text, and blanks within them go', () => {
  const texts = ['" a "', 'a "b"', '"a" b', '"']
  expect(ingestPhenotypes(...texts.map((text) => `A\tB\t${text}\t`)).rows.map((row) => row[2])).toEqual(['a', 'a "b"', '"a" b', null])
})

test.each(['x1', '1x', '1234567890'])('%j is not a PubMed ID', (id) => {
  expect(ingestPhenotypes(`A\tB\t\t${id}`).rejected).toEqual([`"${id}" is not a PubMed ID`])
})

function ingestPools(stock: string, range: string) {
  return ingestTables(ingestSeedPools, 'stock\tj_pool_stocks\tpools_in_set', `${stock}\t${range}\t`)
}

test.each([
  ['CSJ1-CSJ1', ['CSJ1']],
  ['CSJ1-CSJ2', ['CSJ1', 'CSJ2']],
  ['CSJ1.5-CSJ2', ['CSJ1.5', 'CSJ2']],
])('the range %s has the pools %j', (range, pools) => {
  expect(ingestPools('CSH1', range).rows).toEqual([
    ['seed_pool_set', 'CSH1', null],
    ...pools.map((pool) => ['seed_pool_member', 'CSH1', pool]),
  ])
})

test('a range has at most a thousand pools', () => {
  expect(ingestPools('CSH1', 'CSJ1-CSJ1000').rows).toHaveLength(1001)
  expect(ingestPools('CSH1', 'CSJ1-CSJ1001').rows).toEqual([])
})

test.each(['CSJ2-CSJ1', 'CSJ1-CSK2', 'xCSJ1-CSJ2', 'CSJ1-CSJ2x', 'CSJ1', '', 'CSJ1.4-CSJ2'])('%j is not a range of pools', (range) => {
  expect(ingestPools('CSH1', range).rejected).toEqual([`"${range}" is not a range of pools such as CSJ1-CSJ25`])
})

test('a set needs its stock, a construct its germplasm and its name', () => {
  expect(ingestPools('', 'CSJ1-CSJ2').rejected).toEqual(['the stock is missing'])
  const header = 'germplasm_name\tname\tconstruct_type\tclone_name\tvector_name'
  expect(ingestLines(ingestGermplasmConstructs, header, 'CS1\t35S::AG\tover-expression\tC1\tV1', '\tx\t\t\t', 'CS1\t\t\t\t')).toEqual({
    rows: [['CS1', '35S::AG', 'over-expression', 'C1', 'V1']],
    rejected: ['germplasm_name is missing', 'name is missing'],
  })
})

test('details of a germplasm are read cell by cell', () => {
  const columns = ingestGermplasmDetails.tables.germplasm_detail ?? []
  const line = (cells: Readonly<Record<string, string>>) => columns.map((column) => cells[column] ?? '').join('\t')
  const { rows, rejected } = ingestLines(
    ingestGermplasmDetails,
    columns.join('\t'),
    line({ name: 'CS1', aneuploid: 'F', ecotype_numbers: '1|2', date_last_modified: '2026-01-02', tair_accession: '7' }),
    line({ aneuploid: 'F' }),
    line({ name: 'CS1', germplasm_type: 'tree' }),
    line({ name: 'CS1', image_ids: '1,2' }),
  )
  expect(rows.map((row) => row.filter((value) => value !== null))).toEqual([['CS1', 7, false, '1|2', '2026-01-02']])
  expect(rejected).toEqual(['name is missing', '"tree" is not a valid germplasm_type', '"1,2" is not a valid image_ids'])
})
