import { expect, test } from 'vitest'
import { vectorColumns } from './vector-search-card.ts'

test('[RESULTS-055] a row shows name, alias, vector type, GenBank, locus, chromosome, start position and stock number', () => {
  const known = { vectorId: 7, name: 'pBI121', alias: ['A', 'B'], vector_type: 'plasmid', stock_number: ['CD1'] }
  const hit = { ...known, genbank: [], locus: [], chrom: null, start_position: null }
  expect(vectorColumns.map((column) => column.label)).toEqual([
    'Vector',
    'Aliases',
    'Vector type',
    'GenBank',
    'Loci',
    'Chromosome',
    'Start',
    'Stock',
  ])
  expect(vectorColumns.map((column) => column.text(hit))).toEqual(['pBI121', 'A; B', 'plasmid', '', '', '', '', 'CD1'])
})
