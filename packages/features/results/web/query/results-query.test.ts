import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultCategories, resultCategoryNames } from '../../../site/contract/result-categories.ts'
import { countPages, formatResultsPath, newResultsQuery, parseResultsQuery, type ResultsQuery, resultSizes } from './results-query.ts'

const read = (path: string) => parseResultsQuery(new URL(path, 'http://localhost').search)

// A text as a form can hold it: half a surrogate pair has no form in an address.
const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const words = text.map((written) => written.trim()).filter((written) => written !== '')
const values = fc.uniqueArray(text, { minLength: 1, maxLength: 4 })
const bound = fc.oneof(fc.integer(), fc.constantFrom(0.5, -12.25, 1e15))
const choice = fc.oneof(
  fc.record({ include: values }),
  fc.record({ exclude: values }),
  fc.record({ include: values, exclude: values }),
  fc.record({ from: bound }),
  fc.record({ from: bound, to: bound }),
)

/** Views as the page itself can make them. */
const queries: fc.Arbitrary<ResultsQuery> = fc.constantFrom(...resultCategoryNames).chain((category) => {
  const { columns } = cardOf(resultCategories[category].source)
  // A column that shares the cell of another is chosen with it.
  const choosable = columns.filter(({ within }) => within === undefined).map(({ id }) => id)
  const sortable = columns.filter(({ isSortable }) => isSortable).map(({ id }) => id)
  const order = sortable.length === 0 ? fc.constant(null) : fc.constantFrom(...sortable)
  return fc.record({
    category: fc.constant(category),
    reference: fc.oneof(
      fc.record({
        criteria: fc.dictionary(fc.constantFrom('searchTerms', 'mapLocation', 'a b'), fc.oneof(text, fc.array(text), fc.boolean())),
      }),
      fc.record({ key: words }),
      fc.record({ savedId: fc.constant('abcdefghijklmnopqrst_-') }),
    ),
    page: fc.integer({ min: 1, max: 400 }),
    pageSize: fc.constantFrom(...resultSizes),
    sort: fc
      .tuple(order, fc.constantFrom('asc' as const, 'desc' as const))
      .map(([field, direction]) => (field ? { field, direction } : null)),
    filters: fc.dictionary(fc.constantFrom('chromosome', 'gene_model_type', 'a.b', 'x&y=z'), choice, { noNullPrototype: true }),
    columns: fc.option(fc.subarray(choosable.slice(1)).map((shown) => [choosable[0] ?? '', ...shown])),
    cursor: fc.oneof(
      fc.constant(null),
      fc.constant('last'),
      fc.base64String({ minLength: 1 }).filter((written) => written !== ''),
    ),
    view: fc.constantFrom('table' as const, 'cards' as const),
  })
})

test('[RESULTS-001] an address and its view convert into each other', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(formatResultsPath(query))).toEqual(query)
    }),
    { seed: 3702 },
  )
})

test('[RESULTS-001] a text from the search box is read back as typed', () => {
  fc.assert(
    fc.property(words, (searchText) => {
      const query = newResultsQuery('germplasm', { searchText })
      expect(read(formatResultsPath(query))).toEqual(query)
    }),
    { seed: 3702 },
  )
})

test('[RESULTS-081] what the keyword form finds begins with most genes, what the search box finds with the best match', () => {
  const sortOf = (search: string) => parseResultsQuery(`?category=keyword&${search}`)
  expect(sortOf('mainType=detail&search_params=%7B%7D')).toMatchObject({ sort: { field: 'childLociCount', direction: 'desc' } })
  expect(sortOf('mainType=detail&search_params=%7B%7D&sort=kwName')).toMatchObject({ sort: { field: 'kwName', direction: 'asc' } })
  expect(sortOf('searchText=flower')).toMatchObject({ sort: null })
})

test('[FPUB-009] what the publication form finds begins with the newest, and another order can be chosen', () => {
  const sortOf = (further: string) => parseResultsQuery(`?mainType=detail&category=publication&search_params=%7B%7D${further}`)
  expect(sortOf('')).toMatchObject({ sort: { field: 'year', direction: 'desc' } })
  expect(sortOf('&sort=title')).toMatchObject({ sort: { field: 'title', direction: 'asc' } })
})

test('[RESULTS-044] a key takes precedence over search_params, in every category', () => {
  for (const category of resultCategoryNames) {
    const query = parseResultsQuery(`?mainType=detail&category=${category}&key=searchParams_1&search_params=%7B%22a%22%3A1%7D`)
    expect(query).toMatchObject({ category, reference: { key: 'searchParams_1' } })
    const other = parseResultsQuery(`?mainType=detail&category=${category}&search_params=%7B%22a%22%3A1%7D`)
    expect(other).toMatchObject({ category, reference: { criteria: { a: 1 } } })
  }
})

test('[RESULTS-046] clone and dna are the same results', () => {
  const [clone, dna] = ['clone', 'dna'].map((word) => parseResultsQuery(`?mainType=general&category=${word}&searchText=a`))
  expect(clone).toEqual(dna)
  expect(dna).toMatchObject({ category: 'dna' })
})

test('what makes no sense in a view falls back to what is shown at first', () => {
  const query = parseResultsQuery('?searchText=AG&category=genes&page=-2&pageSize=7&sort=-description&columns=nope&view=tree')
  expect(query).toEqual({ ...newResultsQuery('genes', { searchText: 'AG' }), columns: ['gene_name'] })
})

test.for([
  ['?mainType=general&category=nope&searchText=a', /“nope” is not a type/],
  ['?mainType=general&category=annotations&searchText=a', /“annotations” is not a type/],
  ['?mainType=general&category=genes&searchText=%20', /nothing to search for/],
  [`?mainType=general&category=genes&searchText=${'a'.repeat(201)}`, /longer than 200/],
  ['?mainType=detail&category=genes', /contains no search/],
  ['?mainType=detail&category=genes&search=short', /names no saved search/],
  ['?mainType=detail&category=genes&search_params=%7B', /cannot be read/],
  ['?mainType=detail&category=genes&search_params=%5B1%5D', /cannot be read/],
] as const)('[RESULTS-048] %s is not a search', ([search, problem]) => {
  expect(parseResultsQuery(search)).toMatchObject({ problem: expect.stringMatching(problem) })
})

test('pages are numbered up to the row limit of a search', () => {
  expect(countPages(107, 25)).toBe(5)
  expect(countPages(38_193, 25)).toBe(400)
})
