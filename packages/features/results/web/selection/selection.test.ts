import { expect, test } from 'vitest'
import { allSelected, countSelected, isSelected, nothingSelected, onlyRows, tickRows } from './selection.ts'

const [ag, ap1, lfy] = [
  { key: 1, name: 'AG' },
  { key: 2, name: 'AP1' },
  { key: 3, name: 'LFY' },
]

test('[TABLE-003] ticked rows stay ticked while others are', () => {
  const two = tickRows(tickRows(nothingSelected, [ag], true), [lfy], true)
  expect([1, 2, 3].map((key) => isSelected(two, key))).toEqual([true, false, true])
  expect(countSelected(two, 100)).toBe(2)
  expect(countSelected(tickRows(two, [ag, lfy], false), 100)).toBe(0)
})

test('[TABLE-002] all matches are selected, also those never loaded, but for those ticked off again', () => {
  expect(isSelected(allSelected, 999_999)).toBe(true)
  const allButOne = tickRows(allSelected, [ap1], false)
  expect(countSelected(allButOne, 12_345)).toBe(12_344)
  expect(isSelected(allButOne, 2)).toBe(false)
  expect(countSelected(tickRows(allButOne, [ap1], true), 12_345)).toBe(12_345)
  expect(onlyRows([ag, ap1])).toEqual({
    isAll: false,
    rows: new Map([
      [1, 'AG'],
      [2, 'AP1'],
    ]),
  })
})
