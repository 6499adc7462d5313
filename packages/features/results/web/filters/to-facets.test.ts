import { genesymbolFacets } from '@rosette/kinds/genesymbol/contract/genesymbol-search-card.ts'
import { locusFacets } from '@rosette/kinds/locus/contract/locus-search-card.ts'
import { proteinFacets } from '@rosette/kinds/protein/contract/protein-search-card.ts'
import { publicationFacets } from '@rosette/kinds/publication/contract/publication-search-card.ts'
import { expect, test } from 'vitest'
import { changeFilter } from './change-filters.ts'
import { toFacets, toRanges } from './to-facets.ts'

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

test('facets have labels, choices and an order that helps to find a value', () => {
  const [type, chromosome, ...others] = toFacets(locusFacets, counted, { gene_model_type: { exclude: ['pseudogene'] } }, 104)
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

test('a value that changed from included to excluded is shown as excluded', () => {
  const turned = changeFilter(changeFilter({}, 'chromosome', '1', 'include'), 'chromosome', '1', 'exclude')
  const [chromosome] = toFacets(locusFacets, counted, turned, 104)
  expect(chromosome?.options.find(({ value }) => value === '1')?.part).toBe('exclude')
})

test('a facet that all hits share is shown once it is chosen', () => {
  const facets = toFacets(locusFacets, counted, { has_literature: { include: ['true'] } }, 104)
  expect(facets.at(-1)).toMatchObject({ label: 'Associated literature', options: [{ label: 'yes', part: 'include' }] })
})

test('[RESULTS-075] a facet is left out if no value has a hit, or each has none or all', () => {
  const values = (...counts: number[]) => counts.map((count, index) => ({ value: String(index), count }))
  const rendered = toFacets(
    locusFacets,
    { gene_model_type: values(0, 0), chromosome: values(40, 0), has_phenotype: values(40, 40), go_terms: values(1), po_terms: [] },
    {},
    40,
  )
  expect(rendered.map(({ field }) => field)).toEqual(['go_terms'])
})

test('codes are shown as words', () => {
  const values = ['T', 'F'].map((value) => ({ value, count: 1 }))
  const [type] = toFacets(genesymbolFacets, { type: values }, {}, 2)
  expect(type?.options.map(({ label }) => label)).toEqual(['yes', 'no'])
})

const facets = { ...proteinFacets, ...publicationFacets }

const bars = (field: string, ...counts: number[]) => ({
  [field]: counts.map((count, index) => ({
    from: index === 0 ? null : index * 10,
    to: index === counts.length - 1 ? null : index * 10 + 9,
    count,
  })),
})

test('empty bars are left out at the ends but not in between', () => {
  const [range] = toRanges(facets, bars('length', 0, 4, 0, 1, 0), {})
  expect(range).toMatchObject({ label: 'Length in amino acids', chosen: [0, 2], isChosen: false })
  expect(range?.bars.map(({ label, count }) => [label, count])).toEqual([
    ['10 to 19', 4],
    ['20 to 29', 0],
    ['30 to 39', 1],
  ])
})

test('chosen bars are shown even if they are empty', () => {
  const [range] = toRanges(facets, bars('length', 0, 4, 0, 1, 0), { length: { from: 20, to: 400 } })
  expect(range).toMatchObject({ chosen: [1, 3], isChosen: true })
  expect(range?.bars.map(({ label }) => label)).toEqual(['10 to 19', '20 to 29', '30 to 39', '40 and more'])
})

test('a single bar is left out unless it is chosen', () => {
  expect(toRanges(facets, bars('length', 0, 4, 0), {})).toEqual([])
  expect(toRanges(facets, bars('length', 0, 0, 0), {})).toEqual([])
  expect(toRanges(facets, bars('length', 0, 4, 0), { length: { to: 19 } })).toHaveLength(1)
})

test('bounds within a bar choose that bar; reversed bounds choose one bar', () => {
  expect(toRanges(facets, bars('year', 1, 1, 1, 1), { year: { from: 12.5, to: 25 } })[0]?.chosen).toEqual([1, 2])
  expect(toRanges(facets, bars('year', 1, 1, 1, 1), { year: { from: 25, to: 12 } })[0]?.chosen).toEqual([2, 2])
})
