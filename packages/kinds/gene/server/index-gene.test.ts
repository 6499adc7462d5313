import { expect, test } from 'vitest'
import { GeneHit } from '../contract/gene-search-card.ts'
import { at1g010731 } from '../fixtures/at1g01073-1.ts'
import { at4g189601 } from '../fixtures/at4g18960-1.ts'
import { geneIndex, toGeneDocument } from './index-gene.ts'

test('[DATA-028] a document has every field of a gene description and none that the index lacks', () => {
  const document = toGeneDocument({ ...at4g189601, symbols: [...at4g189601.symbols, { symbol: 'DEMO1', fullName: null }] })
  expect(GeneHit.parse(document)).toEqual({
    geneId: 2117143,
    locusName: 'AT4G18960',
    locusId: 2117144,
    geneName: 'AT4G18960.1',
    geneModelType: 'protein_coding',
    description: at4g189601.description,
    primarySymbol: 'AG',
    affiliateSymbol: ['DEMO1'],
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(geneIndex.fields).sort())
})

test('a gene without a locus or symbol is a document too', () => {
  expect(toGeneDocument(at1g010731)).toMatchObject({ locusName: null, locusId: null, primarySymbol: null, affiliateSymbol: [] })
})
