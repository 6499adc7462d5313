import { genesymbolFacets } from '@rosette/kinds/genesymbol/contract/genesymbol-facets.ts'
import { locusFacets } from '@rosette/kinds/locus/contract/locus-facets.ts'
import { expect, test } from 'vitest'
import { toFacets } from './to-facets.ts'

const counted = {
  gene_model_type: [
    { value: 'protein_coding', count: 104 },
    { value: 'pseudogene', count: 0 },
  ],
  chromosome: [
    { value: '5', count: 30 },
    { value: '1', count: 20 },
    { value: 'C', count: 0 },
  ],
  has_literature: [{ value: 'true', count: 104 }],
}

test('facets are called by words, with what is chosen, and in the order that helps to find a value', () => {
  const [type, chromosome, ...others] = toFacets(locusFacets, counted, { gene_model_type: { exclude: ['pseudogene'] } })
  expect(type).toEqual({
    field: 'gene_model_type',
    label: 'Gene model type',
    options: [
      { value: 'protein_coding', label: 'protein coding', count: 104, part: null },
      { value: 'pseudogene', label: 'pseudogene', count: 0, part: 'exclude' },
    ],
  })
  expect(chromosome?.options.map(({ value }) => value)).toEqual(['1', '5', 'C'])
  expect(others).toEqual([])
})

test('a facet that all hits share shows once it is chosen', () => {
  const facets = toFacets(locusFacets, counted, { has_literature: { include: ['true'] } })
  expect(facets.at(-1)).toMatchObject({ label: 'Associated literature', options: [{ label: 'yes', part: 'include' }] })
})

test('a code reads as what it means', () => {
  const values = ['T', 'F'].map((value) => ({ value, count: 1 }))
  const [type] = toFacets(genesymbolFacets, { type: values }, {})
  expect(type?.options.map(({ label }) => label)).toEqual(['yes', 'no'])
})
