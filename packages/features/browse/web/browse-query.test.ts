import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BrowseQuery, formatBrowsePath, parseBrowseQuery, passesFilter, sizesOf } from './browse-query.ts'

const atFirst: BrowseQuery = { letter: null, filter: '', sort: { field: 'symbol', direction: 'asc' }, pageSize: 500, page: 1 }
const read = (path: string) =>
  parseBrowseQuery('gene_symbols', Object.fromEntries(new URL(path, 'http://localhost').searchParams.entries()))

const queries: fc.Arbitrary<BrowseQuery> = fc.record({
  letter: fc.constantFrom(null, ...'ABYZ'),
  filter: fc.string({ maxLength: 100 }),
  sort: fc.record({
    field: fc.constantFrom('symbol', 'full_name', 'type', 'status', 'submitted'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  pageSize: fc.constantFrom(25, 50, 100, 250, 500),
  page: fc.integer({ min: 1, max: 400 }),
})

test('an address and its view are two forms of the same thing', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(formatBrowsePath('gene_symbols', query))).toEqual(query)
    }),
    { seed: 3702 },
  )
  expect(formatBrowsePath('gene_symbols', atFirst)).toBe('/browse/gene_symbols')
})

test.for(['letter=AB', 'letter=%C3%84', 'sort=contact', 'sort=nope', 'pageSize=7', 'page=0', 'page=x'])('%s falls back', (params) => {
  expect(read(`/browse/gene_symbols?${params}`)).toEqual(atFirst)
})

test('a small letter is the same letter', () => {
  expect(read('/browse/gene_symbols?letter=c').letter).toBe('C')
})

test('[TABLE-016] the page size of a list is offered among the usual ones, without duplicates', () => {
  expect(sizesOf({ pageSize: 350 })).toEqual([25, 50, 100, 250, 350])
  expect(sizesOf({ pageSize: 200 })).toEqual([25, 50, 100, 200, 250])
  expect(sizesOf({ pageSize: 25 })).toEqual([25, 50, 100, 250])
})

test('[BROWSE-037] a row passes if it has every word of the filter, in capitals or not', () => {
  const texts = ['MADS Box', '2 genes']
  expect(['', 'mads', 'BOX genes', 'ads ox'].map((filter) => passesFilter(filter, texts))).toEqual([true, true, true, true])
  expect(['wrky', 'mads wrky'].map((filter) => passesFilter(filter, texts))).toEqual([false, false])
})

test('lists that are not records have fields of their own to sort by', () => {
  const sortOf = (name: 'recent_literature' | 'microarray_experiments', sort: string) => parseBrowseQuery(name, { sort }).sort
  expect(sortOf('recent_literature', '-author')).toEqual({ field: 'author', direction: 'desc' })
  expect(sortOf('recent_literature', 'title').field).toBe('journal')
  expect(sortOf('microarray_experiments', '-name')).toEqual({ field: 'name', direction: 'asc' })
})
