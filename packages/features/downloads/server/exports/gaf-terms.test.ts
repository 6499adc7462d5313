import { expect, test } from 'vitest'
import { gafObjectType, gafRelation } from './gaf-terms.ts'

test.each([
  ['molecular function', 'has', false, 'enables'],
  ['molecular function', 'contributes to', false, 'contributes_to'],
  ['molecular function', 'located in', false, 'enables'],
  ['biological process', 'involved in', false, 'involved_in'],
  ['biological process', 'required for', false, 'acts_upstream_of_or_within'],
  ['biological process', null, false, 'acts_upstream_of_or_within'],
  ['cellular component', 'located in', false, 'located_in'],
  ['cellular component', 'located in', true, 'part_of'],
  ['cellular component', 'is subunit of', true, 'part_of'],
  ['cellular component', 'is subunit of', false, 'located_in'],
  ['cellular component', 'colocalizes with', false, 'colocalizes_with'],
  ['cellular component', null, true, 'part_of'],
] as const)('[STORE-007] %s, %s, complex: %s → %s', (category, relationship, isComplex, relation) => {
  expect(gafRelation({ category, relationship, isComplex })).toBe(relation)
})

test('a locus whose product is not known has a gene product', () => {
  expect(['protein_coding', 'pre_trna', 'pseudogene', null].map(gafObjectType)).toEqual(['protein', 'tRNA', 'gene_product', 'gene_product'])
})
