import { defineIndex, identifier, integer, keyword, nameList, prose } from '@rosette/search-engine/index-definition.ts'
import { EcotypeHit } from '../contract/ecotype-hit.ts'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'

/** GENERAL-012: names and ids are searched; location, country and habitat are asked for by the ecotype form. */
export const ecotypeIndex = defineIndex({
  hit: EcotypeHit,
  key: 'speciesVariantId',
  order: 'full_name',
  fields: {
    full_name: identifier(),
    abbrev_name: nameList(),
    aliases: nameList(),
    stock_number: nameList(),
    ecotype_number: nameList(),
    location: nameList({ isSearched: false }),
    country: keyword(),
    habitat: prose({ isSearched: false }),
    speciesVariantId: integer(),
  },
})

export function toEcotypeDocument(ecotype: EcotypeRecord): EcotypeHit & { ecotype_number: string; habitat: string | null } {
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
  }
}
