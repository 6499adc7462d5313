import { expect, test } from 'vitest'
import { ProteinHit } from '../contract/protein-search-card.ts'
import { at4g189601 } from '../fixtures/at4g18960-1.ts'
import { type ProteinSearchFields, proteinIndex, toProteinDocument } from './index-protein.ts'

test('[DATA-017] a document has every field of a protein hit and no field unknown to the index', () => {
  const further: ProteinSearchFields = { structural_class: null, locus_uniprot_ids: [], locus_symbols: [] }
  const document = { ...toProteinDocument(at4g189601), ...further }
  expect(ProteinHit.parse(document)).toEqual({
    proteinId: 1000000201,
    name: 'AT4G18960.1',
    mw: 28693.2,
    pi: 9.91,
    length: 252,
    locusName: 'AT4G18960',
    locusId: 2117144,
    geneName: 'AT4G18960.1',
    geneId: 2117143,
    symbol: 'AG',
    fullName: 'AGAMOUS',
    description: at4g189601.description,
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(proteinIndex.fields).sort())
})

test('a protein without a gene has a document too', () => {
  expect(toProteinDocument({ ...at4g189601, associatedGenes: [] })).toMatchObject({ geneId: null, locusName: null })
})

test('[FPROT-011] domains are counted by database and accession, and by database alone', () => {
  const [first] = at4g189601.domains
  const twice = { ...at4g189601, domains: first ? [first, { ...first, startPosition: 100, endPosition: 120 }] : [] }
  expect(toProteinDocument(twice).domains).toEqual([
    { database: 'InterPro', accession: 'IPR002100', places: 1 },
    { database: 'InterPro', accession: 'IPR002487', places: 1 },
    { database: 'PROSITE', accession: 'PS50066', places: 2 },
    { database: 'InterPro', accession: null, places: 2 },
    { database: 'PROSITE', accession: null, places: 2 },
  ])
})
