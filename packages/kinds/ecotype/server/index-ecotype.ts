import {
  decimal,
  defineIndex,
  identifier,
  integer,
  mentions,
  nameList,
  prose,
  related,
} from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses, partsClause, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'
import { EcotypeCriteria, EcotypeHit, ecotypeFacets } from '../contract/ecotype-search-card.ts'

/** GENERAL-012, GENERAL-015: the search box covers names, ids, country and place; habitat and description serve the ecotype form. */
export const ecotypeIndex = defineIndex({
  hit: EcotypeHit,
  key: 'speciesVariantId',
  order: 'full_name',
  facets: ecotypeFacets,
  fields: {
    full_name: identifier({ isSearchable: true, isSortable: true }),
    abbrev_name: nameList({ isSearchable: true, isSortable: true, label: 'abbreviated name' }),
    aliases: nameList({ isSortable: true, label: 'other name' }),
    stock_number: nameList({ label: 'stock' }),
    ecotype_number: nameList(),
    location: mentions({ isSearchable: true, isSortable: true }),
    country: related({ isSortable: true }),
    habitat: prose({ isSearched: false, isSearchable: true }),
    description: prose({ isSearched: false, isSearchable: true }),
    speciesVariantId: integer(),
    latitude: decimal(),
    longitude: decimal(),
  },
})

export function toEcotypeDocument(
  ecotype: EcotypeRecord,
): EcotypeHit & { ecotype_number: string; habitat: string | null; description: string[] } {
  return {
    speciesVariantId: ecotype.speciesVariantId,
    full_name: ecotype.originalName,
    abbrev_name: ecotype.abbrName,
    aliases: ecotype.aliases,
    stock_number: ecotype.stocks,
    ecotype_number: String(ecotype.ecotypeNumber),
    location: ecotype.location,
    country: ecotype.country,
    latitude: ecotype.places[0]?.latitude ?? null,
    longitude: ecotype.places[0]?.longitude ?? null,
    habitat: ecotype.habitat,
    // Ecotypes have no description of their own; those of their germplasms are searched.
    description: [...new Set(ecotype.germplasms.flatMap((line) => line.description ?? []))],
  }
}

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
