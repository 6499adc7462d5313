import { defineIndex, identifier, integer, keyword, nameList, prose } from '@rosette/search-engine/index-definition.ts'
import { GermplasmHit } from '../contract/germplasm-hit.ts'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'

/** GENERAL-012: names and ids are searched; loci and phenotypes are asked for by the germplasm form. */
export const germplasmIndex = defineIndex({
  hit: GermplasmHit,
  key: 'tairObjectId',
  order: 'name',
  fields: {
    name: identifier(),
    stockNo: nameList(),
    original_name: nameList(),
    locusList: nameList({ isSearched: false }),
    polyList: nameList({ isSearched: false }),
    bgEcotypes: nameList({ isSearched: false }),
    donors: nameList({ isSearched: false }),
    phenotypes: prose({ isSearched: false }),
    germplasmType: keyword(),
    tairObjectId: integer(),
  },
})

export function toGermplasmDocument(germplasm: GermplasmRecord): GermplasmHit & { original_name: string | null } {
  return {
    tairObjectId: germplasm.germplasmId,
    name: germplasm.name,
    original_name: germplasm.originalName,
    polyList: germplasm.polymorphisms.map((polymorphism) => polymorphism.label),
    locusList: locusNames(germplasm),
    bgEcotypes: [],
    donors: [],
    stockNo: germplasm.stocks.map((stock) => stock.name),
    germplasmType: germplasm.germplasmType,
    phenotypes: [...new Set(germplasm.phenotypes.map((line) => line.phenotype))],
  }
}

/** Also the names of genetic loci, which have no record. */
function locusNames({ loci, phenotypes }: GermplasmRecord): string[] {
  return [...new Set([...loci.map((locus) => locus.label), ...phenotypes.flatMap((line) => line.locusName ?? [])])]
}
