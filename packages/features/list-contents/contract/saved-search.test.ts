import { expect, test } from 'vitest'
import { SavedSearch, SavedSearchId } from './saved-search.ts'

const byText = { category: 'genes', searchText: 'AG' }
const terms = [{ searchTerms: [] }]

test.each([
  ['a text', byText, true],
  ['terms of a form', { category: 'genes', searchTerms: terms }, true],
  ['neither text nor terms', { category: 'genes' }, false],
  ['both text and terms', { ...byText, searchTerms: terms }, false],
  ['a text of blanks', { ...byText, searchText: '  ' }, false],
  ['ticked rows', { ...byText, only: [1] }, true],
  ['all rows but some', { ...byText, except: [1, 2] }, true],
  ['rows ticked and unticked', { ...byText, only: [1], except: [2] }, false],
  ['no ticked row at all', { ...byText, only: [] }, false],
  ['a row number that does not exist', { ...byText, except: [0] }, false],
  ['more rows than a selection holds', { ...byText, only: Array(10_001).fill(1) }, false],
  ['40 terms', { category: 'genes', searchTerms: Array(40).fill({}) }, true],
  ['41 terms', { category: 'genes', searchTerms: Array(41).fill({}) }, false],
  ['an unknown category', { ...byText, category: 'nothing' }, false],
  ['an unknown field', { ...byText, mood: 'good' }, false],
])('%s: %s is a saved search: %s', (_title, search, isRight) => {
  expect(SavedSearch.safeParse(search).success).toBe(isRight)
})

test('what is wrong is said', () => {
  const messages = (search: object) => SavedSearch.safeParse(search).error?.issues.map(({ message }) => message)
  expect(messages({ category: 'genes' })).toEqual(['A search has either a searchText or searchTerms.'])
  expect(messages({ ...byText, only: [1], except: [2] })).toEqual(['A search has either only or except.'])
})

test.each([
  ['a'.repeat(22), true],
  ['a'.repeat(21), false],
  ['a'.repeat(23), false],
  [`${'a'.repeat(21)}!`, false],
])('%s is an id: %s', (id, isRight) => {
  expect(SavedSearchId.safeParse(id).success).toBe(isRight)
})
