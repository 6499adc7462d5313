import { expect, test } from 'vitest'
import { parseNameAndKey, withBlanks } from './define-search-card.ts'
import { dnaColumns, dnaHitFields } from './dna-hit.ts'

test.for([
  ['AT4G18960_2117144', { name: 'AT4G18960', key: 2117144 }],
  ['Publication:900000002_900000002', { name: 'Publication:900000002', key: 900000002 }],
  ['Two_parts_and_more_7', { name: 'Two_parts_and_more', key: 7 }],
  ['Flora Example', { name: 'Flora Example', key: null }],
  ['lab_of_plants', { name: 'lab_of_plants', key: null }],
  ['_7', { name: '_7', key: null }],
] as const)('%s is parted at its last underscore', ([joined, parted]) => {
  expect(parseNameAndKey(joined)).toEqual(parted)
})

test.for([
  ['point_mutation', 'point mutation'],
  ['a_b_c', 'a b c'],
  ['SALK_012', 'SALK_012'],
  ['salk_012', 'salk_012'],
  ['Point_mutation', 'Point_mutation'],
  ['point_', 'point_'],
  ['_point', '_point'],
  ['point', 'point'],
] as const)('%s reads %s', ([value, text]) => {
  expect(withBlanks(value)).toBe(text)
})

test('a key has at most 15 digits, and a name may have several lines', () => {
  expect(parseNameAndKey(`a_${'1'.repeat(15)}`).key).toBe(111_111_111_111_111)
  expect(parseNameAndKey(`a_${'1'.repeat(16)}`)).toEqual({ name: `a_${'1'.repeat(16)}`, key: null })
  expect(parseNameAndKey('a\nb_7')).toEqual({ name: 'a\nb', key: 7 })
  expect(parseNameAndKey('a_7x')).toEqual({ name: 'a_7x', key: null })
})

test('rows of clones and vectors read alike: lists with semicolons, and nothing where nothing is recorded', () => {
  const hit = {
    name: 'F1A1',
    alias: ['a', 'b'],
    vector_type: 'BAC',
    genbank: ['U1', 'U2'],
    locus: ['AT1G01010', 'AT1G01020'],
    chrom: '1',
    start_position: 0,
    stock_number: ['CS1', 'CS2'],
  }
  const empty = { name: 'F1A1', alias: [], vector_type: null, genbank: [], locus: [], chrom: null, start_position: null, stock_number: [] }
  const columns = dnaColumns('Clone')
  expect(columns.map(({ label, text }) => [label, text(hit), text(empty)])).toEqual([
    ['Clone', 'F1A1', 'F1A1'],
    ['Aliases', 'a; b', ''],
    ['Vector type', 'BAC', ''],
    ['GenBank', 'U1; U2', ''],
    ['Loci', 'AT1G01010; AT1G01020', ''],
    ['Chromosome', '1', ''],
    ['Start', '0', ''],
    ['Stock', 'CS1; CS2', ''],
  ])
  expect(columns.filter(({ isSortable }) => !isSortable).map(({ id }) => id)).toEqual(['stock_number'])
  expect(columns.map(({ id }) => id)).toEqual(Object.keys(dnaHitFields))
})
