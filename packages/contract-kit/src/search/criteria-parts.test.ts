import { expect, test } from 'vitest'
import { choicesOf, Kilobases, MapLocationCriteria, OpenChoices, searchTermRows, TextMethodWord } from './criteria-parts.ts'
import { dropBlank } from './search-terms.ts'
import { maxSearchText } from './search-text.ts'

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

const sites = choicesOf(['gene', 'intergenic_region'])

test('one value is a list of one', () => {
  expect(sites.parse('gene')).toEqual(['gene'])
  expect(sites.parse(['gene', 'intergenic_region'])).toEqual(['gene', 'intergenic_region'])
  expect(OpenChoices.parse(' Cape Verde ')).toEqual(['Cape Verde'])
})

test('a value that is not in the list is refused, and the message names the list', () => {
  for (const wrong of ['exon', ['gene', 'exon'], 1]) {
    expect(sites.safeParse(wrong).error?.issues[0]?.message).toBe('One or several of gene, intergenic_region are expected.')
  }
  expect(OpenChoices.safeParse('x'.repeat(201)).success).toBe(false)
  expect(OpenChoices.safeParse(Array(101).fill('Col-0')).success).toBe(false)
})

test('a range is in numbers or in the text of its inputs, and 0 is a value', () => {
  expect(MapLocationCriteria.parse({ chromosome: 'C', low_range: 0, high_range: ' 154.478 ' })).toEqual({
    chromosome: 'C',
    low_range: 0,
    high_range: 154.478,
  })
  expect(MapLocationCriteria.parse(dropBlank({ chromosome: 'any', low_range: 0, high_range: '' }))).toEqual({ low_range: 0 })
})

test.each([{ chromosome: '6' }, { low_range: -1 }, { low_range: '1e3' }, { high_range: 'ten' }, { high_range: 1e9 }, { start: 1 }])(
  '%j is refused',
  (location) => expect(MapLocationCriteria.safeParse(location).success).toBe(false),
)

test.each([
  ['contains', 'contains'],
  ['starts_with', 'starts_with'],
  ['starts', 'starts_with'],
  ['starts with', 'starts_with'],
  ['exactly', 'exactly'],
  ['exact', 'exactly'],
])('the word %s means %s', (word, method) => {
  expect(TextMethodWord.parse(word)).toBe(method)
})

test('ten rows, the longest text and a hundred choices are taken', () => {
  expect(rows.parse(Array(10).fill({ search_input: 'x'.repeat(maxSearchText) }))).toHaveLength(10)
  expect(sites.safeParse(Array(100).fill('gene')).success).toBe(true)
  expect(sites.safeParse(Array(101).fill('gene')).success).toBe(false)
  expect(OpenChoices.parse(Array(100).fill(' Col-0 '))).toEqual(Array(100).fill('Col-0'))
  expect(OpenChoices.parse('x'.repeat(200))).toEqual(['x'.repeat(200)])
})

test('a choice that is not a text is told what is expected', () => {
  expect(OpenChoices.safeParse(7).error?.issues[0]?.message).toBe('Texts of at most 200 characters are expected, 100 of them at most.')
})

test.each([
  ['0', 0],
  ['1000000', 1_000_000],
  ['1.5', 1.5],
  ['1.123', 1.123],
  [' 7 ', 7],
  [0.25, 0.25],
])('%j is a number of kilobases', (typed, kilobases) => {
  expect(Kilobases.parse(typed)).toBe(kilobases)
})

test.each(['', '.5', '1.', '1.1234', '12345678', '1,5', 'x1', '1x', '1.5x'])('%j is not a number of kilobases', (typed) => {
  expect(Kilobases.safeParse(typed).error?.issues[0]?.message).toBe('A number of kilobases is expected.')
})

test.each([-0.001, 1_000_001, '1000001'])('%j kilobases are on no chromosome', (typed) => {
  expect(Kilobases.safeParse(typed).success).toBe(false)
})

test('a type with exact match only takes that method or none', () => {
  const { error } = rows.safeParse([{ search_type: 'genbank', search_method: 'contains', search_input: 'U1' }])
  expect(error?.issues[0]?.path).toEqual([0, 'search_method'])
  expect(searchTermRows(['name']).parse([{ search_method: 'contains', search_input: 'x' }])).toEqual([
    { search_type: 'name', search_method: 'contains', search_input: 'x' },
  ])
})
