import { expect, test } from 'vitest'
import { checkSymbol, symbolTexts, symbolTypes, toSymbol } from './symbol-rule.ts'

test.for(['A', 'ABCDEF', 'AB1', 'AT', 'ATX', 'ab', 'A B', ''])('[SYMBOL-006] %s is refused', (symbol) => {
  expect(checkSymbol(symbol)).toBe(symbolTexts.invalid)
  expect(symbolTexts.invalid).toBe('Invalid symbol: Must be 2-5 uppercase letters and cannot start with "AT".')
})

test.for(['AB', 'ABCDE', 'BAT', 'TAT'])('[SYMBOL-006] %s is accepted', (symbol) => {
  expect(checkSymbol(symbol)).toBeNull()
})

test('[SYMBOL-005] letters are made upper case', () => {
  expect(toSymbol(' abc ')).toBe('ABC')
})

test('[SYMBOL-004] there are two types', () => {
  expect(symbolTypes).toEqual(['Mutant Phenotype Symbol', 'Gene Product Symbol'])
})
