import { searchCategoryValues } from '@rosette/contract-kit/search-contract.ts'
import { expect, test } from 'vitest'
import { searchedKindOf, searchedKinds } from './searched-kind.ts'

test('every type of the search box finds the records of one kind', () => {
  expect(searchedKinds.map((kind) => kind.category).toSorted()).toEqual(searchCategoryValues.toSorted())
  expect(searchCategoryValues.map((category) => searchedKindOf(category).category)).toEqual(searchCategoryValues)
})
