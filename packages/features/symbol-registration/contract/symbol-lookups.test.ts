import { expect, test } from 'vitest'
import { SuggestionQuery, SymbolQuery } from './symbol-lookups.ts'

test('blanks around what is typed go', () => {
  expect(SymbolQuery.parse({ geneClassSymbol: ' A ' })).toEqual({ geneClassSymbol: 'A' })
  expect(SuggestionQuery.parse({ searchTerm: ' AG ' })).toEqual({ searchTerm: 'AG' })
})

test.each([
  ['', false, false],
  ['  ', false, false],
  ['A', true, false],
  [' A ', true, false],
  ['AG', true, true],
  ['x'.repeat(200), true, true],
  ['x'.repeat(201), false, false],
])('%j is a symbol to look up, or a text to suggest for', (text, isSymbol, isTerm) => {
  expect(SymbolQuery.safeParse({ geneClassSymbol: text }).success).toBe(isSymbol)
  expect(SuggestionQuery.safeParse({ searchTerm: text }).success).toBe(isTerm)
})

test('the database takes no control characters', () => {
  expect(SuggestionQuery.safeParse({ searchTerm: 'A\u0000G' }).error?.issues).toMatchObject([{ message: 'must be plain text' }])
})
