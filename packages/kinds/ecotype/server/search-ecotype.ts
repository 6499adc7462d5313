import { defineClauses, partsClause, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import { EcotypeCriteria } from '../contract/ecotype-search-card.ts'

export const ecotypeSearch = defineClauses(EcotypeCriteria, {
  searchTerms: (rows, _, { index }) =>
    termRowsClause(index, rows, { abbrev_name: ['abbrev_name'], full_name: ['full_name'], description: ['description'] }),
  restrictByFeatures: (features, _, { index }) =>
    partsClause(features, {
      country: (countries) => valueClause('country', countries),
      location_method: () => null,
      location_input: (text, { location_method = 'contains' }) => textClause(index, 'location', location_method, text),
      habitat_method: () => null,
      habitat_input: (text, { habitat_method = 'contains' }) => textClause(index, 'habitat', habitat_method, text),
    }),
})
