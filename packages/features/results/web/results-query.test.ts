import { expect, test } from 'vitest'
import { countPages, formatResultsPath, parseResultsQuery } from './results-query.ts'

test('an address and its query are two forms of the same thing', () => {
  const query = { searchText: 'a&b = "c" <i>', category: 'germplasm', page: 3, pageSize: 50 } as const
  const path = formatResultsPath(query)
  expect(parseResultsQuery(new URL(path, 'http://localhost').search)).toEqual(query)
})

test('a number that makes no sense falls back to the first page and the first size', () => {
  const query = parseResultsQuery('?searchText=AG&category=genes&page=-2&pageSize=7')
  expect(query).toEqual({ searchText: 'AG', category: 'genes', page: 1, pageSize: 25 })
})

test.for([
  ['?mainType=general&category=nope&searchText=a', /“nope” is not a type/],
  ['?mainType=general&category=genes&searchText=%20', /nothing to search for/],
  [`?mainType=general&category=genes&searchText=${'a'.repeat(201)}`, /longer than 200/],
  ['?mainType=detail&category=genes&key=searchParams_1', /not part of this site yet/],
] as const)('%s is no search', ([search, fault]) => {
  expect(parseResultsQuery(search)).toEqual({ fault: expect.stringMatching(fault) })
})

test('pages end where a search stops answering', () => {
  expect(countPages(107, 25)).toBe(5)
  expect(countPages(38_193, 25)).toBe(400)
})
