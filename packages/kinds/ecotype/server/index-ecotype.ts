import { defineIndex, identifier, integer, keyword, nameList, prose } from '@rosette/search-engine/index/index-definition.ts'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'
import { EcotypeHit, ecotypeFacets } from '../contract/ecotype-search-card.ts'

/** GENERAL-012: the search box covers names and ids; location, country and habitat serve the ecotype form. */
export const ecotypeIndex = defineIndex({
  hit: EcotypeHit,
  key: 'speciesVariantId',
  order: 'full_name',
  facets: ecotypeFacets,
  fields: {
    full_name: identifier({ isAsked: true, isSortable: true }),
    abbrev_name: nameList({ isAsked: true, isSortable: true }),
    aliases: nameList({ isSortable: true }),
    stock_number: nameList(),
    ecotype_number: nameList(),
    location: nameList({ isSearched: false, isAsked: true, isSortable: true }),
    country: keyword({ isSortable: true }),
    habitat: prose({ isSearched: false, isAsked: true }),
    description: prose({ isSearched: false, isAsked: true }),
    speciesVariantId: integer(),
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
    habitat: ecotype.habitat,
    // Ecotypes have no description of their own; those of their germplasms are searched.
    description: [...new Set(ecotype.germplasms.flatMap((line) => line.description ?? []))],
  }
}
