import { readSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { firstSpecies, germplasmSpecies } from '@rosette/contract-kit/vocabulary/germplasm-species.ts'
import { expect, test } from 'vitest'
import { GermplasmCriteria } from './germplasm-search-card.ts'

test('an untouched form searches by species only', () => {
  const form = [
    { searchType: { type_search_by: 'any' } },
    { searchTerms: { species_search_by: firstSpecies, search_type: 'gene_name', search_method: 'contains', search_input: '' } },
    { searchAlleles: [{ method: 'contains', input: '', zygosity: 'any' }] },
    { restrictByFeatures: { isAbrcStock: false, cc_ploidy: 'any', mutagen: ['any'], insertionTypes: [] } },
    { mapLocation: { chromosome: 'any', low_range: '', high_range: '' } },
  ]
  expect(readSearchTerms(GermplasmCriteria, form)).toEqual({
    criteria: {
      searchTerms: [{ species_search_by: [firstSpecies], search_type: 'gene_name', search_method: 'contains' }],
      searchAlleles: [{ method: 'contains' }],
    },
  })
})

test('[DATA-035] three rows are kept in order', () => {
  const rows = [{ species_search_by: [firstSpecies] }, { search_type: 'name', search_input: 'CS1' }, { search_input: 'AG' }]
  expect(readSearchTerms(GermplasmCriteria, [{ searchTerms: rows }])).toEqual({ criteria: { searchTerms: rows } })
})

test.each([
  [{ restrictByFeatures: { insertionTypes: ['long'] } }, 'restrictByFeatures.insertionTypes'],
  [{ searchType: { type_search_by: 'line' } }, 'searchType.type_search_by'],
  [{ searchAlleles: [{ zygosity: 'wild type' }] }, 'searchAlleles.0.zygosity'],
  [{ mutagen: ['X-rays'] }, 'mutagen'],
])('%j is rejected with a reason that names the field', (term, field) => {
  expect(readSearchTerms(GermplasmCriteria, [term])).toMatchObject({ error: expect.stringContaining(field) })
})

test('the species list starts with Arabidopsis thaliana and has 40 to 50 others', () => {
  const [first, ...others] = germplasmSpecies
  expect(first).toBe('Arabidopsis thaliana')
  expect(new Set(others).size).toBe(others.length)
  expect(others.length).toBeGreaterThanOrEqual(40)
  expect(others.length).toBeLessThanOrEqual(50)
})
