import { expect, test } from 'vitest'
import { parsePaperId } from './paper-to-annotate.ts'

test.each([
  ['1973265', { pubmedId: 1973265 }],
  [' PMID:1973265 ', { pubmedId: 1973265 }],
  ['https://pubmed.ncbi.nlm.nih.gov/1973265/', { pubmedId: 1973265 }],
  ['10.1038/346035A0', { doi: '10.1038/346035a0' }],
  ['https://doi.org/10.1038/346035a0', { doi: '10.1038/346035a0' }],
  ['doi: 10.1038/346035a0', { doi: '10.1038/346035a0' }],
  ['0', null],
  ['1234567890', null],
  ['10.1038', null],
  ['https://example.org/1973265', null],
  ['', null],
])('[CURATE-001] %j names %j', (text, id) => {
  expect(parsePaperId(text)).toEqual(id)
})
