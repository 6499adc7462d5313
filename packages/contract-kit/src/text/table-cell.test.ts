import { expect, test } from 'vitest'
import { writtenCell } from './table-cell.ts'

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '=HYPERLINK("https://example.org")', '-2e', ' =1+1', '-A', '--', '+SALK'])(
  '[SECURE-054] %j does not become a formula',
  (text) => {
    expect(writtenCell(text)).toBe(`'${text}`)
  },
)

test.each(['\t=1+1', '\r=1+1', '\n=1+1', '\r\n@A'])('[SECURE-054] nor does %j, whose start becomes a space', (text) => {
  expect(writtenCell(text)).toMatch(/^' [=@]/)
})

test.each(['-5', '+5', '-0.5', '1e-10', '-1.5E+3', '-', '+', '.', '', 'AT4G18960', 'a=b', "O'Neil", '5′-UTR'])(
  '[SECURE-054] %j stays as it is',
  (text) => {
    expect(writtenCell(text)).toBe(text)
  },
)

test('a row stays one line', () => {
  expect(writtenCell('a\tb\r\nc')).toBe('a b c')
})
