import { defineIndex, flag, identifier, integer, keyword, nameList, prose } from '@rosette/search-engine/index/index-definition.ts'
import { polymorphismFacets } from '../contract/polymorphism-facets.ts'
import { PolymorphismHit } from '../contract/polymorphism-hit.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'

/** GENERAL-012: names and aliases are searched; genes and places are asked for by the form. */
export const polymorphismIndex = defineIndex({
  hit: PolymorphismHit,
  key: 'polyId',
  order: 'name',
  facets: polymorphismFacets,
  fields: {
    name: identifier({ isAsked: true, isSortable: true }),
    aliases: nameList({ isAsked: true, isSortable: true }),
    gene_names: nameList({ isSearched: false, isAsked: true, isSortable: true }),
    symbols: nameList({ isSearched: false, isAsked: true }),
    phenotypes: prose({ isSearched: false, isAsked: true }),
    description: prose(),
    polymorphism_type: keyword({ isSortable: true }),
    polymorphism_site: keyword({ isSortable: true }),
    insertion_type: keyword(),
    inheritance: keyword(),
    allele_mode: keyword(),
    mutagen: keyword(),
    construct_type: keyword(),
    genbank_accession: nameList({ isSearched: false, isAsked: true }),
    is_genetic_marker: flag(),
    ecotypes: keyword(),
    chromosome: keyword({ isSortable: true }),
    start_position: integer(),
    end_position: integer(),
    polyId: integer(),
  },
})

/** Without what `loadPolymorphismSearchFields` adds. */
type PolymorphismDocument = PolymorphismHit & {
  insertion_type: string | null
  inheritance: string | null
  allele_mode: string | null
  mutagen: string | null
  construct_type: string | null
  genbank_accession: string[]
  is_genetic_marker: boolean
  start_position: number | null
  end_position: number | null
}

export function toPolymorphismDocument(record: PolymorphismRecord): PolymorphismDocument {
  return {
    polyId: record.polymorphismId,
    name: record.originalName,
    aliases: record.aliases,
    polymorphism_type: record.polymorphismType,
    polymorphism_site: record.mutationSite,
    gene_names: [...new Set(record.associatedGenes.map(({ locus }) => locus.label))],
    chromosome: record.chromosome,
    description: record.description,
    insertion_type: record.insertionType,
    inheritance: record.inheritance,
    allele_mode: record.alleleMode,
    mutagen: record.mutagen,
    construct_type: record.constructType,
    genbank_accession: record.associatedNucleotideSequences.flatMap(({ genBankAccession }) => genBankAccession ?? []),
    is_genetic_marker: record.geneticMarkers.length > 0,
    start_position: record.mapLocations[0]?.start ?? null,
    end_position: record.mapLocations[0]?.end ?? null,
  }
}
