import { expect, test } from 'vitest'
import { accept, refuse } from './parsed.ts'
import { readHeadlessTable } from './read-headless-table.ts'

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
