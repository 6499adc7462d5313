import { expect, test } from 'vitest'
import { generalSearchPath } from './results-path.ts'

test('a search goes to /results with type, text and category', () => {
  expect(generalSearchPath('AG', 'genes')).toBe('/results?mainType=general&searchText=AG&category=genes')
})

test('text is trimmed, and what remains is only a value', () => {
  expect(generalSearchPath('  a&b=c#d  ', 'germplasm')).toBe('/results?mainType=general&searchText=a%26b%3Dc%23d&category=germplasm')
})

test.each(['', ' ', '\t\n '])('nothing to search for: %j', (text) => {
  expect(generalSearchPath(text, 'genes')).toBeNull()
})
