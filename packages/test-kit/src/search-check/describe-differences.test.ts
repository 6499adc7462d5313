import type { SearchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { defineIndex, identifier, integer, keyword } from '@rosette/search-engine/index/index-definition.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeDifferences } from './describe-differences.ts'
import type { SearchDocument } from './search-documents.ts'
import { searchPlainly } from './search-plainly.ts'

const definition = defineIndex({
  hit: z.object({ key: z.int(), name: z.string() }),
  fields: { key: integer(), name: identifier({ isSortable: true }), type: keyword(), size: integer() },
  key: 'key',
  order: 'name',
  facets: { type: { label: 'Type' }, size: { label: 'Size', edges: [10] } },
})
const documents = [
  { key: 1, name: 'b', type: 'SNP', size: 9 },
  { key: 2, name: 'a', type: 'SNP', size: 10 },
  { key: 3, name: 'c', type: null, size: 10 },
]
const expected = searchPlainly({ definition, documents }, { rankOf: ({ name }) => (name === 'c' ? 0 : 1), isRanked: false })
const right: SearchAnswer<SearchDocument> = {
  docs: [
    { key: 2, name: 'a' },
    { key: 1, name: 'b' },
  ],
  total: 2,
  error: null,
  facets: { type: [{ value: 'SNP', count: 2 }] },
  ranges: {
    size: [
      { from: null, to: 9, count: 1 },
      { from: 10, to: null, count: 1 },
    ],
  },
}
const [first = {}, second = {}] = right.docs
const differences = (answer: Partial<SearchAnswer<SearchDocument>>) =>
  describeDifferences({ definition, options: { facets: true }, isByRank: false }, expected, { ...right, ...answer })

test('nothing is said of a right answer', () => {
  expect(differences({})).toEqual([])
})

test.each([
  [{ total: 3 }, /total 3, not 2/],
  [{ docs: [first] }, /1 rows, not 2/],
  [{ docs: [second, first] }, /keys 1 2, not 2 1/],
  [{ docs: [first, first] }, /twice/],
  [{ docs: [first, { key: 3, name: 'c' }] }, /not the row that was indexed/],
  [{ docs: [first, { key: 1, name: 'x' }] }, /not the row that was indexed/],
  [{ facets: { type: [{ value: 'SNP', count: 1 }] } }, /wrong SNP: 1/],
  [{ facets: { type: [] } }, /missing SNP/],
  [{ ranges: { size: [{ from: null, to: 9, count: 2 }] } }, /bars of size: 2, not 1 1/],
  [{ highlights: [{ name: ['\uE000x\uE001'] }] }, /not a text of name/],
  [{ counts: { lociMatchCount: 2, geneModelCount: 1 } }, /counts/],
])('%j is noticed', (answer, said) => {
  expect(differences(answer).join('; ')).toMatch(said)
})
