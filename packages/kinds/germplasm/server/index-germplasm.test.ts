import { expect, test } from 'vitest'
import { GermplasmHit } from '../contract/germplasm-search-card.ts'
import { cs25 } from '../fixtures/cs25.ts'
import { germplasmIndex, toGermplasmDocument } from './index-germplasm.ts'
import type { GermplasmSearchFields } from './load-germplasm-search-fields.ts'

test('[DATA-016] a document has every field of a germplasm hit and none that the index lacks', () => {
  const further: GermplasmSearchFields = {
    gene_names: ['AG'],
    gene_full_names: ['AGAMOUS'],
    alleles: [],
    is_transgenic: false,
    insertion_types: [],
    construct_types: [],
    places: [],
  }
  const document = { ...toGermplasmDocument(cs25), ...further }
  expect(GermplasmHit.parse(document)).toMatchObject({ name: 'CS25', locusList: ['AT4G18960'], stockNo: ['CS25'] })
  expect(Object.keys(document).sort()).toEqual(Object.keys(germplasmIndex.fields).sort())
})

test('[GENERAL-015] a value that joins other names is found by each of them', () => {
  const otherNames = [{ originalAlias: 'W10058; abi3-4, Atnos1', note: null }]
  expect(toGermplasmDocument({ ...cs25, otherNames }).other_names).toEqual(['W10058; abi3-4, Atnos1', 'W10058', 'abi3-4', 'Atnos1'])
})

test('[RESULTS-084] a germplasm says whether it has a phenotype and a polymorphism', () => {
  expect(toGermplasmDocument(cs25)).toMatchObject({ has_phenotype: true, has_polymorphism: true })
  expect(toGermplasmDocument({ ...cs25, phenotypes: [], polymorphisms: [] })).toMatchObject({
    has_phenotype: false,
    has_polymorphism: false,
  })
})

test('a genetic locus without a record is listed by name', () => {
  const phenotypes = [{ phenotype: 'semi-dwarf', locus: null, locusName: 'ACL2', pubmedId: null }]
  expect(toGermplasmDocument({ ...cs25, loci: [], phenotypes }).locusList).toEqual(['ACL2'])
})
