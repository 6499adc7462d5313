import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { expect, test } from 'vitest'
import { type EditionRow, mergeEditions } from './merge-editions.ts'
import type { Editions, Row } from './source.ts'

const editions: Editions = { recordOf: ([name]) => String(name).toUpperCase() }

function file(...rows: Row[]): EditionRow[] {
  return rows.map((values, index) => ({ table: 'trial', values, line: index + 2 }))
}

function storedOf(merged: ReturnType<typeof mergeEditions>): Row[][] {
  return merged.files.map(({ rows }) => rows.map(({ values }) => values))
}

test('[DATA-080] the newest file that has a record gives all of its rows; older ones add records', () => {
  const newest = file(['a', 'new'], ['b', null])
  const middle = file(['A', 'middle'], ['c', 'middle'], ['c', 'middle too'])
  const oldest = file(['b', 'old'], ['C', 'old'], ['d', 'old'])
  const merged = mergeEditions(editions, [newest, middle, oldest])
  expect(storedOf(merged)).toEqual([
    [
      ['a', 'new'],
      ['b', null],
    ],
    [
      ['c', 'middle'],
      ['c', 'middle too'],
    ],
    [['d', 'old']],
  ])
  expect(merged.files.map(({ records }) => records)).toEqual([2, 1, 1])
  expect(merged.mended.size).toBe(0)
})

test('[DATA-080] rows of two tables are never one record', () => {
  const other = { table: 'other', values: ['a', 'old'], line: 2 }
  expect(storedOf(mergeEditions(editions, [file(['a', 'new']), [other]]))).toEqual([[['a', 'new']], [['a', 'old']]])
})

test('[DATA-080] [DATA-081] a row is mended from its own record in older files, newer ones first, and counted; a refused one is reported with its line', () => {
  const mending: Editions = {
    ...editions,
    mend([name = null, value = null], { own, older }) {
      if (value !== '?') return accept({ row: [name, value], mended: null })
      const given = [...own, ...older].find((row) => row[1] !== '?')
      return given ? accept({ row: [name, given[1] ?? null], mended: 'values' }) : refuse(`nobody knows ${name}`)
    },
  }
  const newest = file(['a', '?'], ['b', '?'], ['c', '?'], ['d', 'own'], ['d', '?'])
  const middle = file(['a', 'middle'], ['b', '?'], ['e', '?'])
  const oldest = file(['a', 'old'], ['b', 'old'], ['d', 'old'], ['e', 'old'])
  const merged = mergeEditions(mending, [newest, middle, oldest])
  expect(storedOf(merged)).toEqual([
    [
      ['a', 'middle'],
      ['b', 'old'],
      ['d', 'own'],
      ['d', 'own'],
    ],
    [['e', 'old']],
    [],
  ])
  expect(merged.files.map(({ records, refused }) => [records, refused])).toEqual([
    [3, [{ line: 4, reason: 'nobody knows c' }]],
    [1, []],
    [0, []],
  ])
  expect([...merged.mended]).toEqual([['values', 4]])
})
