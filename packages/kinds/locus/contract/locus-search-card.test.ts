import { readSearchTerms, toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { evidenceCodes } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { expect, test } from 'vitest'
import { LocusCriteria } from './locus-search-card.ts'

const filled = {
  geneListUploadType: 'AGI Gene IDs',
  geneList: 'AT1G01010.1;AT1G01020.1',
  taxonName: 'Arabidopsis thaliana',
  searchType: 'starts with',
  searchBy: 'Uniprot ID',
  detailSearchText: 'P17839',
  include_obsolete: true,
  keywordTerm: 'flower',
  keywordId: 'PO:0009046',
  include_children: false,
  keywordType: 'stru',
  evidence: evidenceCodes.map(({ code }) => code),
  geneModelType: ['uorf'],
  advanced: ['has_literature', 'genetic_loci_only'],
  chromosome: 'mitochondrial',
  mapType: 'classical',
  startPos: 0,
  endPos: '10.5',
  gaUnit: 'kbp',
  lociMatchCount: 0,
  geneModelCount: 12,
}

test('[FGENE-018] [ONTO-004] every stored field of the gene form is read, also that child terms are not meant, and there are no others', () => {
  expect(Object.keys(LocusCriteria.shape)).toEqual(Object.keys(filled))
  expect(readSearchTerms(LocusCriteria, toSearchTerms(filled))).toEqual({
    criteria: { ...filled, searchType: 'starts_with', endPos: 10.5 },
  })
})

test('an empty form returns all genes in use', () => {
  const terms = toSearchTerms({ include_obsolete: false, keywordType: 'any', evidence: [], detailSearchText: ' ' })
  expect(terms).toEqual([])
  expect(readSearchTerms(LocusCriteria, terms)).toEqual({ criteria: { include_obsolete: false, include_children: true } })
})

test.each([
  { searchBy: 'Symbol' },
  { taxonName: 'Arabidopsis lyrata' },
  { evidence: ['ABC'] },
  { evidence: 'IDA' },
  { startPos: -1 },
  { startPos: 'far' },
  { chromosome: '6' },
  { detailSearchText: 'x'.repeat(201) },
])('%j is refused', (term) => {
  expect(readSearchTerms(LocusCriteria, [term])).toHaveProperty('error')
})
