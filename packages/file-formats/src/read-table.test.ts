import { expect, test } from 'vitest'
import { accept } from './parsed.ts'
import { readTable } from './read-table.ts'

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
