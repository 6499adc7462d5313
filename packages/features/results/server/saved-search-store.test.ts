import { expect, test } from 'vitest'
import { SavedSearchId } from '../../list-contents/contract/saved-search.ts'
import { savedSearchId } from './saved-search-store.ts'

const search = { category: 'genes', searchTerms: [{ chromosome: '1' }, { mapLocation: { low: 1, high: 2 } }], filters: { type: {} } }

test('the same search has the same ID, whatever the order of its fields', () => {
  const turned = { filters: { type: {} }, searchTerms: [{ chromosome: '1' }, { mapLocation: { high: 2, low: 1 } }], category: 'genes' }
  expect(SavedSearchId.safeParse(savedSearchId(search)).success).toBe(true)
  expect(savedSearchId(turned)).toBe(savedSearchId(search))
  // A name that is a number is put first by JavaScript itself.
  expect(savedSearchId({ b: 1, 2: 1 })).toBe(savedSearchId({ 2: 1, b: 1 }))
})

test.each([
  { ...search, category: 'protein' },
  { ...search, searchTerms: search.searchTerms.toReversed() },
  { ...search, except: [1] },
])('another search has another ID: %j', (other) => {
  expect(savedSearchId(other)).not.toBe(savedSearchId(search))
})
