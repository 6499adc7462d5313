import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

const column = (id: string): Column<unknown> => ({
  id,
  label: id,
  // Every hit below has texts only.
  text: (hit) => (hit as Record<string, string>)[id] ?? '',
  isSortable: false,
})
const columns = ['name', 'type', 'prose'].map(column)
const widthsOf = (hits: object[]) => columnWidths(columns, columns, hits, { before: [4], least: {} })

test('[RESULTS-077] the shares of all columns are the whole width, whatever the texts', () => {
  for (const length of [0, 1, 12, 400]) {
    const widths = widthsOf([{ name: 'x'.repeat(length), type: 'y', prose: 'word '.repeat(length) }])
    expect(widths).toHaveLength(4)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100)
    expect(Math.min(...widths)).toBeGreaterThan(3)
  }
})

test('prose gets the most width, a long word no more than a limit, and one long text among many none', () => {
  const [, name = 0, type = 0, prose = 0] = widthsOf([{ name: 'AT4G18960', type: 'protein_coding', prose: 'a word or two '.repeat(20) }])
  expect(prose).toBeGreaterThan(2 * name)
  expect(type).toBeLessThan(name * 1.1)
  const [, longName = 0] = widthsOf([{ name: 'x'.repeat(54), type: 'short', prose: 'short' }])
  expect(longName).toBeLessThan(55)
  const short = { name: 'AT4G18960', type: 'short', prose: 'short' }
  expect(widthsOf([short, short, short, short, { ...short, prose: 'a word or two '.repeat(20) }])).toEqual(widthsOf(Array(5).fill(short)))
})

test('in a crowded table prose gives way, not the words', () => {
  const many = Array.from({ length: 9 }, (_, index) => column(`word ${index}`))
  const all = [...many, column('prose')]
  const hit = { ...Object.fromEntries(many.map(({ id }) => [id, 'AT4G18960'])), prose: 'a word or two '.repeat(20) }
  const widths = columnWidths(all, all, [hit], { before: [], least: {} })
  // Twelve characters with their margins, of 132.
  expect(Math.min(...widths)).toBeGreaterThan((100 * 12) / 132 - 0.5)
})
