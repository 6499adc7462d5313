import { expect, test } from 'vitest'
import { cloneColumns } from './clone-search-card.ts'

const hit = {
  cloneId: 7,
  name: 'F13C5',
  alias: ['A', 'B'],
  vector_type: 'BAC',
  genbank: ['DEMO0001'],
  locus: ['AT4G18960', 'AT4G18970'],
  chrom: '4',
  start_position: 10,
  stock_number: ['CD1'],
}

test('[RESULTS-055] a row shows name, alias, vector type, GenBank, locus, chromosome, start position and stock number', () => {
  const texts = ['F13C5', 'A; B', 'BAC', 'DEMO0001', 'AT4G18960; AT4G18970', '4', '10', 'CD1']
  expect(cloneColumns.map((column) => column.text(hit))).toEqual(texts)
  const bare = { ...hit, alias: [], vector_type: null, genbank: [], locus: [], chrom: null, start_position: null, stock_number: [] }
  expect(cloneColumns.map((column) => column.text(bare))).toEqual(['F13C5', '', '', '', '', '', '', ''])
})
