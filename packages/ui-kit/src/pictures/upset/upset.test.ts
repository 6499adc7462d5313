import { expect, test } from 'vitest'
import { layUpset } from './lay-upset.ts'
import { describeParts, namePart, type PictureSet } from './set-parts.ts'

const set = (letter: string, name: string, size: number): PictureSet => ({ id: letter, letter, name, size, colour: 'var(--d1)' })
const sets = [set('A', 'Flowering time', 295), set('B', 'MADS box', 107), set('C', 'Cold induced', 812)]
const parts = [
  { part: '001', count: 784 },
  { part: '100', count: 240 },
  { part: '010', count: 73 },
  { part: '110', count: 27 },
  { part: '101', count: 21 },
  { part: '111', count: 7 },
]
const words = { singular: 'gene', plural: 'genes' }

test('the sentence is made from the counts', () => {
  expect(describeParts(sets, parts, words)).toBe(
    'The three lists hold 1,152 genes: 1,097 in one list only, 48 in two and 7 in all three. The largest part is Cold induced alone (784). Of 7 possible parts 1 is empty.',
  )
  expect(describeParts(sets.slice(0, 2), [{ part: '11', count: 1 }], words)).toBe(
    'The two lists hold 1 gene: none in one list only and 1 in both. The largest part is Flowering time and MADS box (1). Of 3 possible parts 2 are empty.',
  )
})

test('a part is named by its lists', () => {
  expect([...'001 110 111'.split(' ')].map((part) => namePart(part, sets))).toEqual([
    'Cold induced only',
    'Flowering time and MADS box',
    'Flowering time, MADS box and Cold induced',
  ])
})

test('bars are as high as their counts, stand on one line, and begin at zero', () => {
  const { columns, plot, grid } = layUpset(sets, parts, 1300)
  const heights = columns.map(({ bar }) => bar.height)
  expect(heights[1]).toBeCloseTo(((heights[0] ?? 0) * 240) / 784)
  for (const { bar } of columns) expect(bar.y + bar.height).toBeCloseTo(plot.bottom)
  expect(grid[0]).toEqual({ value: 0, y: plot.bottom })
  expect(grid.at(-1)?.value).toBeGreaterThanOrEqual(784)
  expect(grid.length).toBeLessThanOrEqual(6)
})

test('a line joins the dots of a part; one list needs none', () => {
  const { columns, rows } = layUpset(sets, parts, 1300)
  const yOf = (row: number) => rows[row]?.y
  expect(columns.find(({ part }) => part === '101')?.line).toEqual({ from: yOf(0), to: yOf(2) })
  expect(columns.find(({ part }) => part === '001')?.line).toBeNull()
})

test('on a phone the columns stay wide enough to touch, and the picture grows beyond the screen instead', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ part: '100', count: 20 - index }))
  const narrow = layUpset(sets, many, 358)
  expect(narrow.columnWidth).toBeGreaterThanOrEqual(34)
  expect(narrow.width).toBeGreaterThan(358)
  expect(layUpset(sets, parts, 358).width).toBe(358)
})
