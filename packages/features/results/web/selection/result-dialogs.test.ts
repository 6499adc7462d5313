import { expect, test } from 'vitest'
import type { SavedSearch } from '../../../list-contents/contract/saved-search.ts'
import { searchedGeneIds } from './result-dialogs.tsx'

test.for<[string, SavedSearch, string | null]>([
  ['gene ids', { category: 'genes', searchTerms: [{ geneListUploadType: 'AGI Gene IDs' }, { geneList: 'AT1G01010.1' }] }, 'AT1G01010.1'],
  ['locus ids', { category: 'genes', searchTerms: [{ geneListUploadType: 'AGI Locus IDs' }, { geneList: 'AT1G01010' }] }, null],
  ['an empty list', { category: 'genes', searchTerms: [{ geneListUploadType: 'AGI Gene IDs' }, { geneList: ' ' }] }, null],
  ['no list', { category: 'genes', searchText: 'AG' }, null],
])('[RESULTS-032] only a list of AGI Gene IDs has matching models: %s', ([, search, ids]) => {
  expect(searchedGeneIds(search)).toBe(ids)
})
