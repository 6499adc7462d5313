import { locusFacets } from '@rosette/kinds/locus/contract/locus-search-card.ts'
import { markerFacets } from '@rosette/kinds/marker/contract/marker-search-card.ts'
import { proteinFacets } from '@rosette/kinds/protein/contract/protein-search-card.ts'
import { publicationFacets } from '@rosette/kinds/publication/contract/publication-search-card.ts'
import { expect, test } from 'vitest'
import { activeFilters, changeChoice, changeFilter } from './change-filters.ts'

const facets = { ...locusFacets, ...markerFacets, ...proteinFacets, ...publicationFacets }

test('a value is included or excluded, never both', () => {
  const wanted = changeFilter({}, 'chromosome', '1', 'include')
  expect(wanted).toEqual({ chromosome: { include: ['1'] } })
  const turned = changeFilter(wanted, 'chromosome', '1', 'exclude')
  expect(turned).toEqual({ chromosome: { exclude: ['1'] } })
  expect(changeFilter(turned, 'chromosome', '1', null)).toEqual({})
})

test('filters of other fields are kept', () => {
  const two = changeFilter(changeFilter({}, 'chromosome', '1', 'include'), 'type', 'x', 'exclude')
  expect(activeFilters(facets, two)).toEqual([
    { part: 'include', words: 'Chromosome: 1', without: { type: { exclude: ['x'] } } },
    { part: 'exclude', words: 'Type: not x', without: { chromosome: { include: ['1'] } } },
  ])
  expect(changeFilter(two, 'chromosome', '1', null)).toEqual({ type: { exclude: ['x'] } })
})

test('numbers have bounds instead, which are removed together', () => {
  const bounded = changeChoice({ type: { include: ['x'] } }, 'year', { from: 1999, to: 2010 })
  expect(bounded).toEqual({ type: { include: ['x'] }, year: { from: 1999, to: 2010 } })
  expect(activeFilters(facets, bounded).at(-1)).toEqual({
    part: 'range',
    words: 'Year: 1999 to 2010',
    without: { type: { include: ['x'] } },
  })
  expect(activeFilters(facets, changeChoice({}, 'length', { from: 1000 })).map(({ words }) => words)).toEqual([
    'Length in amino acids: 1,000 and more',
  ])
  expect(activeFilters(facets, changeChoice({}, 'annotation_count', { to: 0 })).map(({ words }) => words)).toEqual([
    'Annotations per locus: 0',
  ])
})

test('a field that is not a facet is not a filter', () => {
  expect(activeFilters(facets, { nothing: { include: ['x'] } })).toEqual([])
})

test('[LIST-017] a list is a filter of every category, named by its content', () => {
  const filters = { chromosome: { include: ['1'] }, list: { include: ['a'], exclude: ['b'] } }
  expect(activeFilters({}, filters)).toEqual([
    { part: 'include', words: 'List:', contentId: 'a', without: { chromosome: { include: ['1'] }, list: { exclude: ['b'] } } },
    { part: 'exclude', words: 'List: not', contentId: 'b', without: { chromosome: { include: ['1'] }, list: { include: ['a'] } } },
  ])
})
