import { expect, test } from 'vitest'
import { isIdentifier } from './is-identifier.ts'

test.for([
  ['AT4G18960.1', true],
  ['SALK_014999', true],
  ['GO:0009908', true],
  ['Publication:182', true],
  ['flower development', false],
  ['Sepallata 3 binds DNA', false],
  ['Doe, Jane', false],
  ['AGAMOUS', false],
  ['', false],
] as const)('[SHELL-039] that %s is an identifier is %s', ([text, isOne]) => {
  expect(isIdentifier(text)).toBe(isOne)
})
