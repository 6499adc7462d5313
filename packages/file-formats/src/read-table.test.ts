import { expect, test } from 'vitest'
import { accept, refuse } from './parsed.ts'
import { cleanText, readHeadlessTable, readTable } from './read-table.ts'

function read(...lines: string[]) {
  const rows: unknown[] = []
  const rejected: string[] = []
  const reader = readTable({
    columns: ['name', 'symbol'],
    parseLine: (line) => accept(line.split('\t')),
    toRow: (cells) => accept(cells),
    row: (row) => rows.push(row),
    reject: (reason) => rejected.push(reason),
  })
  for (const line of lines) reader.line(line)
  return { rows, rejected }
}

test('cells are found by the header, whatever its order and case', () => {
  expect(read('\uFEFFSYMBOL\tnote\tName', ' AG \tx\tAT4G18960\r', '')).toEqual({
    rows: [{ name: 'AT4G18960', symbol: 'AG' }],
    rejected: [],
  })
})

test('a line of another width is rejected, the next is read', () => {
  expect(read('name\tsymbol', 'AT4G18960', 'AT4G18960\tAG')).toEqual({
    rows: [{ name: 'AT4G18960', symbol: 'AG' }],
    rejected: ['1 columns instead of 2'],
  })
})

test('without a usable header nothing is guessed', () => {
  expect(read('AT4G18960\tAG', 'AT1G65480\tFT')).toEqual({
    rows: [],
    rejected: ['the header line has no column name, symbol', 'the file has no usable header line'],
  })
})

test('cells come in the order of the file; wrong, idle and blank lines cost no other line', () => {
  const rows: unknown[] = []
  const rejected: string[] = []
  const reader = readHeadlessTable({
    width: 2,
    toRow: ([name = '', value = '']) => (value === '' ? null : /^\d+$/.test(value) ? accept([name, value]) : refuse(`no number: ${value}`)),
    row: (row) => rows.push(row),
    reject: (reason) => rejected.push(reason),
  })
  for (const line of ['A\t 1 \r', '', 'B', 'C\tx', 'D\t', 'E\t2']) reader.line(line)
  expect(rows).toEqual([
    ['A', '1'],
    ['E', '2'],
  ])
  expect(rejected).toEqual(['1 columns instead of 2', 'no number: x'])
})

test('a lost character is shown as lost, tabs and letters stay', () => {
  expect(cleanText('not di\u0000erent\tplant-speci\u001ec µm γ')).toBe('not di\uFFFDerent\tplant-speci\uFFFDc µm γ')
})
