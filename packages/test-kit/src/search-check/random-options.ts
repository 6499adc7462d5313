import type { FacetChoice, SearchOptions, SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import fc from 'fast-check'
import { textsOf, valuesOf } from './fold-text.ts'
import type { SearchDocuments } from './search-documents.ts'

type Choice = FacetChoice & { field: string }

/** Which rows, how sorted, narrowed by which facets: what every search call accepts. */
export function randomOptions(all: SearchDocuments): fc.Arbitrary<SearchOptions> {
  const window = fc.oneof<fc.Arbitrary<SearchOptions>[]>(
    fc.constant({}),
    fc.record({ rowsLimit: fc.nat(60) }),
    fc.record({ page: fc.integer({ min: 1, max: 4 }), pageSize: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ pageSize: fc.integer({ min: 1, max: 250 }), highlight: fc.constant(true) }),
    fc.constant({ matchCount: true }),
  )
  return fc.tuple(window, randomSort(all), fc.boolean(), randomChoices(all)).map(([rows, sort, facets, choices]) => ({
    ...rows,
    ...(sort.length > 0 && { sort }),
    ...(facets && { facets }),
    ...(choices.length > 0 && {
      filters: Object.fromEntries(choices.map(({ field, ...choice }) => [field, choice])),
    }),
  }))
}

function randomSort({ definition }: SearchDocuments): fc.Arbitrary<SortOrder[]> {
  const sortable = Object.keys(definition.fields).filter((field) => (definition.fields[field]?.sort ?? 'none') !== 'none')
  const order = fc.record({ field: fc.constantFrom(...sortable), direction: fc.constantFrom('asc' as const, 'desc' as const) })
  return fc.oneof(fc.constant<SortOrder[]>([]), fc.uniqueArray(order, { minLength: 1, maxLength: 3, selector: ({ field }) => field }))
}

function randomChoices({ definition, documents }: SearchDocuments): fc.Arbitrary<Choice[]> {
  const choices = definition.facets.map((field): fc.Arbitrary<Choice> => {
    const values = new Set(documents.flatMap((document) => textsOf(document, field)))
    const value = fc.constantFrom(...values, 'no such value')
    return fc.record({ field: fc.constant(field), include: fc.array(value, { maxLength: 3 }), exclude: fc.array(value, { maxLength: 2 }) })
  })
  choices.push(...Object.keys(definition.ranges).map((field) => randomRange(documents, field)))
  const none = fc.constant<Choice[]>([])
  if (choices.length === 0) return none
  return fc.oneof(none, fc.uniqueArray(fc.oneof(...choices), { maxLength: 2, selector: ({ field }) => field }))
}

/** Bounds that some document has, lies beside, or none is near; any of them may be missing, and the first may lie behind the last. */
function randomRange(documents: SearchDocuments['documents'], field: string): fc.Arbitrary<Choice> {
  const numbers = documents.flatMap((document) => valuesOf(document, field)).filter((value) => typeof value === 'number')
  const bound = fc.oneof(
    fc.constantFrom(0, ...numbers),
    fc.constantFrom(0, ...numbers).map((number) => number + 0.5),
    fc.integer(),
  )
  return fc.record({ field: fc.constant(field), from: bound, to: bound }, { requiredKeys: ['field'] })
}

/** Texts most of which find something: values of the fields, their beginnings, words and pieces, in any case. */
export function randomText({ documents }: SearchDocuments, fields: readonly string[]): fc.Arbitrary<string> {
  const values = [...new Set(documents.flatMap((document) => fields.flatMap((field) => textsOf(document, field))))]
  if (values.length === 0) return fc.constant('nothing')
  const value = fc.constantFrom(...values)
  const words = fc.tuple(value, fc.array(fc.nat(50), { minLength: 1, maxLength: 3 })).map(([text, places]) => {
    const all = text.split(/\s+/)
    return places.map((index) => all[index % all.length]).join(' ')
  })
  const start = fc.tuple(value, fc.integer({ min: 1, max: 12 })).map(([text, length]) => text.slice(0, length))
  const piece = fc.tuple(value, fc.nat(30), fc.integer({ min: 1, max: 12 })).map(([text, from, length]) => text.slice(from, from + length))
  const several = fc.tuple(words, words).map((both) => both.join(' '))
  return fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: value }, words, start, piece, several, fc.string({ unit: 'grapheme', maxLength: 20 })),
      fc.constantFrom<(text: string) => string>(
        (text) => text,
        (text) => text.toLowerCase(),
        (text) => text.toUpperCase(),
        (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
      ),
    )
    .map(([text, change]) => change(text).toWellFormed().slice(0, maxSearchText).toWellFormed().trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
}
