import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('numbers, words and quotes stay the texts they are', () => {
  expect(parseSearch('?key=2005&name=AT1G01010&searchText=%22true%22')).toEqual({ key: '2005', name: 'AT1G01010', searchText: '"true"' })
})

test('what was parsed is written back unchanged', () => {
  const search = '?mainType=general&searchText=flower+development&category=genes'
  expect(stringifySearch(parseSearch(search))).toBe(search)
})

test('what is not given is left out', () => {
  expect(stringifySearch({ key: 7, name: undefined, id: null })).toBe('?key=7')
  expect(stringifySearch({})).toBe('')
})
