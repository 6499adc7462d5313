import { defineColumns } from '@rosette/contract-kit/cards/define-search-card.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultCategories, resultCategoryNames } from '../../site/contract/result-categories.ts'
import { resultLineOf } from './result-line-of.ts'

type Row = { name: string; note: string; length: string }
const columns = defineColumns<Row>([
  { id: 'name', label: 'Name', text: (row) => row.name, isSortable: true },
  { id: 'note', label: 'Note, free', text: (row) => row.note, isSortable: false },
  { id: 'length', label: 'Length', text: (row) => row.length, isSortable: true },
])
const row = (note: string): Row => ({ name: 'AT4G18960', note, length: '-12.5' })

test('[RESULTS-036] [RESULTS-041] the column names and one line per row, separated by tabs', () => {
  const { names, lineOf } = resultLineOf('tsv', columns)
  expect(names).toBe('Name\tNote; free\tLength\n')
  expect(lineOf(row('a\tb\r\nc\u2028d'))).toBe('AT4G18960\ta b c d\t-12.5\n')
})

test('[RESULTS-038] commas become semicolons', () => {
  expect(resultLineOf('tsv', columns).lineOf(row('a, b, c'))).toBe('AT4G18960\ta; b; c\t-12.5\n')
})

test('exact values keep their commas, and rows of JSON keep all', () => {
  expect(resultLineOf('exact', columns).lineOf(row('beta-1,3-glucanase\n=1'))).toBe('AT4G18960\tbeta-1,3-glucanase =1\t-12.5\n')
  const { names, lineOf } = resultLineOf('jsonl', columns)
  expect(names).toBeNull()
  expect(JSON.parse(lineOf(row('a,\tb\n')))).toEqual(row('a,\tb\n'))
})

test('what a spreadsheet would run is made a text, and numbers stay numbers', () => {
  const { names, lineOf } = resultLineOf('csv', columns)
  expect(names).toBe('Name,"Note, free",Length\r\n')
  expect(['=1+1', '+cmd', '-x', '@sum', '-5', '+1e5', '-12.5.1', 'a=1'].map((note) => lineOf(row(note)).split(',')[1])).toEqual([
    "'=1+1",
    "'+cmd",
    "'-x",
    "'@sum",
    '-5',
    '+1e5',
    "'-12.5.1",
    'a=1',
  ])
  expect(lineOf(row('say "a, b"'))).toBe('AT4G18960,"say ""a, b""",-12.5\r\n')
})

test('[RESULTS-013] text that people write about themselves is guarded in every table', () => {
  expect(resultLineOf('tsv', columns, true).lineOf(row('=A1, B1'))).toBe("AT4G18960\t'=A1; B1\t-12.5\n")
  expect(resultLineOf('exact', columns, true).lineOf(row('@A1'))).toBe("AT4G18960\t'@A1\t-12.5\n")
})

test('[RESULTS-041] a row is one line with one cell per column, whatever it contains', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'\t\r\n\v\f\u0085\u2028,;"= aé🌱') }),
      fc.constantFrom('tsv', 'exact'),
      (note, format) => {
        const line = resultLineOf(format, columns).lineOf(row(note))
        expect(line.endsWith('\n')).toBe(true)
        expect(line.slice(0, -1)).not.toMatch(/[\r\n]/)
        expect(line.split('\t')).toHaveLength(columns.length)
      },
    ),
    { seed: 3702 },
  )
})

test('[RESULTS-039] [RESULTS-071] every category of results has columns to write', () => {
  for (const name of resultCategoryNames) {
    const { columns: own } = cardOf(resultCategories[name].source)
    const { names } = resultLineOf('tsv', own)
    expect(names?.trimEnd().split('\t'), name).toEqual(own.map(({ label }) => label))
    expect(own.length, name).toBeGreaterThan(1)
  }
})
