import { expect, test } from 'vitest'
import { z } from 'zod'
import { Filters, GeneSelection, highlightEnd, highlightStart, searchAnswer, searchTermsOf } from './search-contract.ts'

const Criteria = z.object({ name: z.string().optional(), limits: z.strictObject({ from: z.int().optional() }).optional() })

test('the terms of a call are described field by field; a call without any takes an empty list', () => {
  const { items } = z.toJSONSchema(searchTermsOf(Criteria))
  expect(items).toMatchObject({
    anyOf: [
      { properties: { name: { type: 'string' } }, required: ['name'], additionalProperties: false },
      { properties: { limits: { properties: { from: { type: 'integer' } } } }, required: ['limits'], additionalProperties: false },
    ],
  })
  expect(z.toJSONSchema(searchTermsOf(z.object({})))).toMatchObject({ maxItems: 0 })
})

test('a search has at most twelve filters', () => {
  const filters = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, { include: ['x'] }]))
  expect(Filters.parse(filters(12))).toEqual(filters(12))
  expect(Filters.safeParse(filters(13)).error?.issues).toMatchObject([{ message: 'A search has at most 12 filters.' }])
})

test.each([
  ['ticked genes', { keys: [1] }, true],
  ['no gene at all', { keys: [] }, false],
  ['a gene that does not exist', { keys: [0] }, false],
  ['all genes that a text finds but some', { search: { searchText: ' AG ' }, except: [7] }, true],
  ['all genes that a form finds', { search: { searchTerms: [{ name: 'AG' }], filters: {} } }, true],
  ['all genes that a blank text finds', { search: { searchText: ' ' } }, false],
  ['ticked genes and a search', { keys: [1], search: { searchText: 'AG' } }, false],
  ['a search by text and by terms', { search: { searchText: 'AG', searchTerms: [] } }, false],
])('%s: %j is a selection: %s', (_what, selection, isTaken) => {
  expect(GeneSelection.safeParse(selection).success).toBe(isTaken)
})

test('blanks around the text of a selection go', () => {
  expect(GeneSelection.parse({ search: { searchText: ' AG ' } })).toEqual({ search: { searchText: 'AG' } })
})

test('found texts stand between two characters that no text has', () => {
  expect([highlightStart, highlightEnd]).toEqual(['\ue000', '\ue001'])
})

test('an answer holds hits, the true number of matches and an error or none', () => {
  const Answer = searchAnswer(z.object({ name: z.string() }))
  expect(Answer.parse({ docs: [{ name: 'AG' }], total: 1, error: null })).toEqual({ docs: [{ name: 'AG' }], total: 1, error: null })
  expect(Answer.safeParse({ docs: [{}], total: 1, error: null }).success).toBe(false)
})

test('what makes a call without terms is said, and what blanks mean', () => {
  expect(z.toJSONSchema(searchTermsOf(z.object({})))).toMatchObject({
    description: 'The call lists all there are; nothing narrows it down.',
  })
  expect(z.toJSONSchema(searchTermsOf(Criteria)).description).toMatch(/^A blank text, false, null, any and an empty list/)
})
