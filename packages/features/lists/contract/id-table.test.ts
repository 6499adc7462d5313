import { expect, test } from 'vitest'
import { guessColumn, readTable, textOfColumn } from './id-table.ts'

test('[LIST-061] tabs make a table, and so does the same number of commas in every line', () => {
  expect(readTable('gene\tfold\nAT1G01010\t2.5\n\nAT1G01020\t-1')).toEqual({
    separator: '\t',
    columnCount: 2,
    rows: [
      { line: 1, cells: ['gene', 'fold'] },
      { line: 2, cells: ['AT1G01010', '2.5'] },
      { line: 4, cells: ['AT1G01020', '-1'] },
    ],
  })
  expect(readTable('gene,fold\r\nAT1G01010,2.5\r\n')?.rows).toHaveLength(2)
})

test('[LIST-061] plain lists: one line, lines without separator, lines with some commas', () => {
  for (const text of ['', 'AG', 'AG,FT', 'AG\nFT', 'AG,FT\nFLC', 'AG\tFT']) expect(readTable(text), text).toBeNull()
})

test('[LIST-061] cells in quotes hold separators, quotes and line breaks; lines are still those of the file', () => {
  const table = readTable('id,name\n"AT1G01010","NAC, ""one""\nof two"\nAT1G01020,"5\n"')
  expect(table?.rows).toEqual([
    { line: 1, cells: ['id', 'name'] },
    { line: 2, cells: ['AT1G01010', 'NAC, "one"\nof two'] },
    { line: 4, cells: ['AT1G01020', '5'] },
  ])
  expect(table && textOfColumn(table, 0, true)).toBe('\nAT1G01010\n\nAT1G01020')
  expect(table && textOfColumn(table, 1, true)).toBe('\n"NAC, ""one"" of two"\n\n5')
  expect(table && textOfColumn(table, 'all', false).split('\n')[0]).toBe('id,name')
})

test('[LIST-061] a quote that is never closed is part of its cell', () => {
  expect(readTable('a\t"AG\nb\tFT')?.rows.map(({ cells }) => cells[1])).toEqual(['"AG', 'FT'])
})

test('[LIST-061] the column of which most is known is read; headings are what is not known above what is', () => {
  const tabs = { separator: '\t', columnCount: 2 } as const
  const commas = { ...tabs, separator: ',' } as const
  const heading = [false, false]
  expect(guessColumn([heading, [false, true], [false, true]], tabs)).toEqual({ column: 1, hasHeadings: true })
  expect(
    guessColumn(
      [
        [true, false],
        [true, false],
      ],
      tabs,
    ),
  ).toEqual({ column: 0, hasHeadings: false })
  // A code and a symbol beside it are one gene each; ids with commas between them are all wanted.
  expect(
    guessColumn(
      [
        [true, true],
        [true, true],
      ],
      tabs,
    ),
  ).toEqual({ column: 0, hasHeadings: false })
  expect(
    guessColumn(
      [
        [true, true],
        [true, true],
      ],
      commas,
    ),
  ).toEqual({ column: 'all', hasHeadings: false })
  expect(guessColumn([heading, [true, true]], commas)).toEqual({ column: 0, hasHeadings: true })
  expect(guessColumn([heading, heading], tabs)).toEqual({ column: 0, hasHeadings: false })
})
