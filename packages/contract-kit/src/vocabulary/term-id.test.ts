import { expect, test } from 'vitest'
import { parseTermId } from './term-id.ts'

test.each([
  ['GO:0009908', 'GO:0009908'],
  [' go:0009908 ', 'GO:0009908'],
  ['po_0009046', 'PO:0009046'],
  ['GO 0009908', 'GO:0009908'],
  ['GO0009908', 'GO:0009908'],
  ['GO:000990', null],
  ['GO:00099080', null],
  ['AT4G18960', null],
  ['flower development', null],
  ['', null],
])('[ONTO-003] %j names the term %s', (text, id) => {
  expect(parseTermId(text)).toBe(id)
})
