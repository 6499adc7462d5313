import { readSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { expect, test } from 'vitest'
import { alleleModeChoices, inheritanceChoices, PolymorphismCriteria, polymorphismTypeChoices } from './polymorphism-search-card.ts'
import { alleleModes, inheritances, parseAlleleMode, parseInheritance, polymorphismTypes } from './polymorphism-types.ts'

test('every word of the form stands for a stored one', () => {
  expect(inheritanceChoices.map(parseInheritance)).toEqual(inheritances)
  expect(alleleModeChoices.map(parseAlleleMode).toSorted()).toEqual(alleleModes.filter((mode) => mode !== 'haplo-insufficient'))
  expect(polymorphismTypeChoices.toSorted()).toEqual(polymorphismTypes.filter((type) => type !== 'visible').toSorted())
})

test('an accession matches exactly only', () => {
  const row = { search_type: 'genbank_accession', search_method: 'contains', search_input: 'U1' }
  expect(readSearchTerms(PolymorphismCriteria, [{ searchTerms: [row] }])).toEqual({
    error: 'searchTerms: searchTerms.0.search_method: genbank_accession: the method is exactly.',
  })
})

test('an unticked box is ignored', () => {
  expect(readSearchTerms(PolymorphismCriteria, [{ is_genetic_marker: false }, { poly_between: ['any'] }])).toEqual({ criteria: {} })
})
