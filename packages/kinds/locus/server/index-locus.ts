import { defineIndex, fullNames, identifier, integer, keyword, nameList, prose } from '@rosette/search-engine/index-definition.ts'
import type { z } from 'zod'
import { LocusHit } from '../contract/locus-hit.ts'
import type { LocusRecord } from '../contract/locus-record.ts'

/** GENERAL-012: names, other names, symbols, ids and description are searched. */
export const locusIndex = defineIndex({
  hit: LocusHit,
  key: 'locus_tairObjectId',
  order: 'gene_name',
  fields: {
    gene_name: identifier(),
    // The symbol a locus is known by wins over the further ones, so AG finds AGAMOUS first.
    main_symbol: nameList(),
    symbols: nameList(),
    gene_model_ids: nameList(),
    tairAccession: nameList(),
    uniprot_ids: nameList(),
    other_names: nameList(),
    full_names: fullNames(),
    description: prose(),
    computational_description: prose(),
    phenotypes: prose({ isSearched: false }),
    keywords: prose({ isSearched: false }),
    gene_model_type: keyword(),
    locus_tairObjectId: integer(),
  },
})

type LocusDocument = z.output<typeof LocusHit> & {
  main_symbol: string | null
  symbols: string[]
  full_names: string[]
  computational_description: string | null
}

export function toLocusDocument(locus: LocusRecord): LocusDocument {
  const symbols = locus.symbols.map((symbol) => symbol.name)
  return {
    locus_tairObjectId: locus.locusId,
    gene_name: locus.name,
    main_symbol: symbols[0] ?? null,
    symbols,
    other_names: [...symbols, ...locus.otherNames],
    full_names: [...new Set(locus.symbols.flatMap((symbol) => symbol.fullName ?? []))],
    description: locus.description,
    computational_description: locus.computationalDescription,
    phenotypes: [...new Set(locus.germplasms.rows.flatMap((row) => row.phenotype ?? []))],
    uniprot_ids: locus.uniprotIds,
    gene_model_ids: locus.geneModels.map((model) => model.name),
    gene_model_type: locus.geneModelType,
    keywords: locus.annotationGroups.flatMap((group) => group.annotations.rows.map((line) => line.keyword.label)),
    tairAccession: locus.tairObjectId === null ? null : `Locus:${locus.tairObjectId}`,
  }
}
