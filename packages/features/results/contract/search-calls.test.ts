import { exportPath } from '@rosette/contract-kit/search/export-path.ts'
import { searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import { expect, test } from 'vitest'
import { findResultCategory, resultCategories, resultCategoryNames } from '../../site/contract/result-categories.ts'
import { GeneralSearchRequest, searchCalls } from './search-calls.ts'

const call = (path: string) => searchCalls.find((one) => one.path === path)

test('each call is there once, under a name of its own', () => {
  expect(new Set(searchCalls.map(({ path }) => path)).size).toBe(searchCalls.length)
  expect(new Set(searchCalls.map(({ operationId }) => operationId)).size).toBe(searchCalls.length)
})

test('the category among the terms decides what the call for DNA searches: clones or vectors', () => {
  expect(call('dna')).toMatchObject({ operationId: 'searchDna', sources: { clone: { kind: 'clone' }, vector: { kind: 'vector' } } })
  expect(call('dna')?.summary).toBe(
    `Find ${resultCategories.dna.plural} or ${resultCategories.vector.plural} by the criteria of their form`,
  )
  expect(Object.keys(call('gene')?.sources ?? {})).toEqual(['genes'])
})

test('paths of several words become one name', () => {
  expect(call('gene/locus_history')?.operationId).toBe('searchGeneLocusHistory')
})

test('annotations are counted for a record page by a call of its own', () => {
  expect(call('free/annotation')).toEqual({
    path: 'free/annotation',
    operationId: 'searchFreeAnnotation',
    summary: 'Count annotations for a record page',
    sources: call('annotation')?.sources,
  })
})

test('a list that no results page shows has a call too', () => {
  expect(call('genesymbol')).toMatchObject({ operationId: 'searchGenesymbol', sources: { all: { kind: 'genesymbol' } } })
})

test('blanks around the text of a search go, and without a text there is none', () => {
  expect(GeneralSearchRequest.parse({ searchText: ' AG ', category: 'genes' })).toEqual({ searchText: 'AG', category: 'genes' })
  for (const searchText of [' ', 'x'.repeat(201)])
    expect(GeneralSearchRequest.safeParse({ searchText, category: 'genes' }).success).toBe(false)
  expect(GeneralSearchRequest.safeParse({ searchText: 'AG', category: 'descriptions' }).success).toBe(false)
})

test('a word of an address is the name of a category, another word for it, or nothing', () => {
  expect(resultCategoryNames.map(findResultCategory)).toEqual(resultCategoryNames)
  expect(findResultCategory('clone')).toBe('dna')
  expect([findResultCategory('nothing'), findResultCategory('')]).toEqual([null, null])
})

test('the categories of the search box come first', () => {
  expect(resultCategoryNames.slice(0, searchCategories.length)).toEqual(searchCategories)
  expect(resultCategoryNames.length).toBeGreaterThan(searchCategories.length)
})

test('the file of a saved search is fetched by its category, id and format', () => {
  expect(exportPath('genes', 'abc', 'csv')).toBe('/api/export/genes?search=abc&format=csv')
})
