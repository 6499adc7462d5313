import { recordCall } from '@rosette/api-client/record-query.ts'
import { searchCall } from '@rosette/api-client/search-query.ts'
import { expect, test } from 'vitest'
import { formatPackageCall } from './format-package-call.ts'

const origin = 'https://rosette.example'
const options = { page: 2, pageSize: 25, facets: true, highlight: true, emptyColumns: true }
const lastLine = (...[call]: Parameters<typeof formatPackageCall>) => formatPackageCall(call, origin)?.trimEnd().split('\n').at(-1)

test('[USE-010] a locus, a search and an enrichment are one call of the Python package', () => {
  expect(
    formatPackageCall(recordCall({ name: 'locus' }, { name: 'AT4G18960' }), origin),
  ).toBe(`# How to install the package: https://rosette.example/help/api#from-python
from rosette_arabidopsis import Rosette

site = Rosette("https://rosette.example")
record = site.record("AT4G18960")
`)
  const worded = searchCall({ call: 'general', what: { searchText: `5' "Zürich" \\`, category: 'genes', filters: {} }, options })
  expect(lastLine(worded, origin)).toBe(String.raw`rows = site.search("5' \"Z\u00fcrich\" \\", category="genes").table()`)
  const searchTerms = [{ chromosome: '4' }, { include_obsolete: true }, { evidence: ['IDA', 'IMP'] }, { other: null }]
  expect(lastLine(searchCall({ call: 'gene', what: { searchTerms }, options }), origin)).toBe(
    'rows = site.search(form="gene", criteria={"chromosome": "4", "include_obsolete": True, "evidence": ["IDA", "IMP"], "other": None}).table()',
  )
  expect(lastLine({ path: 'enrichment', query: { items: 'AG,FLC', source: 'family', min: '1', evidence: undefined } }, origin)).toBe(
    'terms = site.enrichment("AG,FLC", source="family", min="1")',
  )
})

test('[USE-010] nothing is offered where the package would answer something else', () => {
  const ticked = { chromosome: { include: ['4'] } }
  for (const call of [
    recordCall({ name: 'locus' }, { key: '7' }),
    recordCall({ name: 'person' }, { name: 'Ada' }),
    searchCall({ call: 'general', what: { searchText: 'AG', category: 'genes', filters: ticked }, options }),
    searchCall({ call: 'everything', what: { searchText: 'AG', category: 'everything' }, options }),
    { path: 'enrichment', query: { list: 'abc', source: 'go_bp' } },
    { path: 'enrichment', query: { items: 'AG', source: 'go_bp,go_mf' } },
    { path: 'detail/locus/pathways', query: { key: '7' } },
  ])
    expect(formatPackageCall(call, origin)).toBeNull()
})
