import { expect, test } from 'vitest'
import { formatAddressLines, parseAddressLines } from './community-parts.ts'

test('[EDIT-022] lines of an address travel with backslashes between them and come back as lines', () => {
  const address = '1 Garden Street\nGreenhouse 2\nRoom 3'
  expect(formatAddressLines(address)).toBe('1 Garden Street\\Greenhouse 2\\Room 3')
  expect(parseAddressLines(formatAddressLines(address))).toBe(address)
})

test('[EDIT-022] other line ends and empty lines make no difference, and a typed backslash ends no line', () => {
  expect(formatAddressLines('1 Garden Street\r\n\r\nc\\o Flora\r')).toBe('1 Garden Street\\c/o Flora')
})
