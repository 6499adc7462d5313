import { expect, test } from 'vitest'
import type { SavedSearch } from '../../../list-contents/contract/saved-search.ts'
import {
  allSelected,
  countSelected,
  isSelected,
  nothingSelected,
  onlyRows,
  type Selection,
  tickRows,
  toCheckedSearch,
  toGeneSelection,
} from './selection.ts'

const [ag, ap1, lfy] = [
  { key: 1, name: 'AG' },
  { key: 2, name: 'AP1' },
  { key: 3, name: 'LFY' },
]

test('[TABLE-003] rows stay ticked while others are ticked', () => {
  const two = tickRows(tickRows(nothingSelected, [ag], true), [lfy], true)
  expect([1, 2, 3].map((key) => isSelected(two, key))).toEqual([true, false, true])
  expect(countSelected(two, 100)).toBe(2)
  expect(countSelected(tickRows(two, [ag, lfy], false), 100)).toBe(0)
})

test('[TABLE-002] all matches are selected, including those never loaded, except those unticked again', () => {
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

const some: Selection = {
  isAll: false,
  rows: new Map([
    [7, 'AT1G01010'],
    [3, 'AT1G01020'],
  ]),
}
const all: Selection = { isAll: true, except: new Map() }
const allBut: Selection = { isAll: true, except: new Map([[7, 'AT1G01010']]) }
const filters = { chromosome: { include: ['4'] } }
const general: SavedSearch = { category: 'genes', searchText: 'AG', filters, sort: [{ field: 'gene_name', direction: 'asc' }] }
const detail: SavedSearch = { category: 'genes', searchTerms: [{ detailSearchText: 'AG' }] }

test('ticked rows are given by their keys, in the order of ticking', () => {
  expect(toGeneSelection(general, some)).toEqual({ keys: [7, 3] })
  expect(toCheckedSearch(general, some)).toEqual({ ...general, only: [7, 3] })
})

test('all matches are given by their search, except those unticked', () => {
  expect(toGeneSelection(general, all)).toEqual({ search: { searchText: 'AG', filters } })
  expect(toGeneSelection(detail, allBut)).toEqual({ search: { searchTerms: [{ detailSearchText: 'AG' }] }, except: [7] })
  expect(toCheckedSearch(general, all)).toEqual(general)
  expect(toCheckedSearch(detail, allBut)).toEqual({ ...detail, except: [7] })
})
