import { expect, test } from 'vitest'
import type { SavedSearch } from '../../contract/saved-search.ts'
import { searchedGeneIds } from './searched-gene-ids.ts'
import type { Selection } from './selection.ts'
import { toCheckedSearch } from './to-checked-search.ts'
import { toGeneSelection } from './to-gene-selection.ts'

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

test('ticked rows are told by their keys, in the order of ticking', () => {
  expect(toGeneSelection(general, some)).toEqual({ keys: [7, 3] })
  expect(toCheckedSearch(general, some)).toEqual({ ...general, only: [7, 3] })
})

test('all matches are told by their search, but for those ticked off', () => {
  expect(toGeneSelection(general, all)).toEqual({ search: { searchText: 'AG', filters } })
  expect(toGeneSelection(detail, allBut)).toEqual({ search: { searchTerms: [{ detailSearchText: 'AG' }] }, except: [7] })
  expect(toCheckedSearch(general, all)).toEqual(general)
  expect(toCheckedSearch(detail, allBut)).toEqual({ ...detail, except: [7] })
})

test.for<[string, SavedSearch, string | null]>([
  ['gene ids', { category: 'genes', searchTerms: [{ geneListUploadType: 'AGI Gene IDs' }, { geneList: 'AT1G01010.1' }] }, 'AT1G01010.1'],
  ['locus ids', { category: 'genes', searchTerms: [{ geneListUploadType: 'AGI Locus IDs' }, { geneList: 'AT1G01010' }] }, null],
  ['an empty list', { category: 'genes', searchTerms: [{ geneListUploadType: 'AGI Gene IDs' }, { geneList: ' ' }] }, null],
  ['no list', general, null],
])('[RESULTS-032] matching models are those of a list of AGI Gene IDs: %s', ([, search, ids]) => {
  expect(searchedGeneIds(search)).toBe(ids)
})
