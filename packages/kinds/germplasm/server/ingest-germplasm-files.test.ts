import { ingestLines, ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGermplasmAlleles } from './ingest-germplasm-details.ts'
import { ingestSeedPools, ingestSeedStocks } from './ingest-seed-stocks.ts'

test('a stock has the line or alleles it holds and the list that tells of it', () => {
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

test('a set of pools holds every pool of its range', () => {
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
  expect(rejected).toEqual(wrong.map((range) => `"${range}" is no range of pools like CSJ1-CSJ25`))
})

test('a range may begin with a pool between two', () => {
  const header = 'stock\takf_h_pool\takf_j_pools\tj_pool_stocks\tpools_in_set'
  const { rows } = ingestLines(ingestSeedPools, header, 'CSH11\tH11\tJ240.5-J242\tCSJ240.5-CSJ242\t24 pools of 9')
  expect(rows.slice(1).map(([, pool]) => pool)).toEqual(['CSJ240.5', 'CSJ241', 'CSJ242'])
})

test('of an allele that a germplasm carries the zygosity is one of those that the form offers, or not told', () => {
  const lines = ['DEMO_1\tdemo-1\themizygous', 'DEMO_1\tdemo-2\t', 'DEMO_1\tdemo-3\ttwice', 'DEMO_1\t\t']
  expect(ingestLines(ingestGermplasmAlleles, 'germplasm_name\tpolymorphism_name\tzygosity', ...lines)).toEqual({
    rows: [
      ['DEMO_1', 'demo-1', 'hemizygous'],
      ['DEMO_1', 'demo-2', null],
    ],
    rejected: ['"twice" is no zygosity', 'polymorphism_name is missing'],
  })
})
