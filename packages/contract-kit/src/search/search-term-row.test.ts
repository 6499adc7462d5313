import { expect, test } from 'vitest'
import { searchTermRows } from './search-term-row.ts'
import { maxSearchText } from './suggestion.ts'

const rows = searchTermRows(['name', 'locus_name', 'genbank'], ['genbank'])

test('a row names its type, its method and its text; methods go by both of their words', () => {
  const terms = [
    { search_type: 'locus_name', search_method: 'starts', search_input: ' AT4G1896 ' },
    { search_type: 'genbank', search_method: 'exact', search_input: 'U12546' },
  ]
  expect(rows.parse(terms)).toEqual([
    { search_type: 'locus_name', search_method: 'starts_with', search_input: 'AT4G1896' },
    { search_type: 'genbank', search_method: 'exactly', search_input: 'U12546' },
  ])
})

test('without a type it is the first one, without a method contains, or exactly where nothing else is possible', () => {
  expect(rows.parse([{ search_input: 'AG' }])).toEqual([{ search_type: 'name', search_method: 'contains', search_input: 'AG' }])
  expect(rows.parse([{ search_type: 'genbank', search_input: 'U12546' }])).toEqual([
    { search_type: 'genbank', search_method: 'exactly', search_input: 'U12546' },
  ])
})

test('a row without text is ignored', () => {
  expect(
    rows.parse([
      { search_type: 'name', search_method: 'exactly' },
      { search_type: 'name', search_input: ' ' },
    ]),
  ).toEqual([])
})

test.each([
  [{ search_type: 'genbank', search_method: 'contains', search_input: 'U1' }, 'genbank: the method is exactly.'],
  [{ search_type: 'genbank', search_method: 'starts', search_input: 'U1' }, 'genbank: the method is exactly.'],
  [{ search_type: 'phenotypes', search_input: 'dwarf' }, 'name'],
  [{ search_type: 'name', search_method: 'sounds_like', search_input: 'AG' }, 'contains'],
  [{ search_type: 'name', search_input: 'x'.repeat(maxSearchText + 1) }, String(maxSearchText)],
  [{ search_type: 'name', search_input: 'AG', zygosity: 'any' }, 'zygosity'],
])('%j is refused', (row, reason) => {
  const { error } = rows.safeParse([row])
  expect(error?.issues[0]?.message).toContain(reason)
})

test('a form has few rows', () => {
  expect(rows.safeParse(Array.from({ length: 11 }, () => ({ search_input: 'AG' }))).success).toBe(false)
})
