import {
  decimal,
  defineIndex,
  flag,
  fullNames,
  group,
  identifier,
  integer,
  keyword,
  nameList,
  prominence,
  prose,
} from '@rosette/search-engine/index/index-definition.ts'
import type { z } from 'zod'
import type { LocusRecord } from '../../contract/locus-record.ts'
import { LocusHit, locusFacets } from '../../contract/locus-search-card.ts'

/** GENERAL-012: names, other names, symbols, ids and description are searched; the other fields are criteria of the gene form. */
export const locusIndex = defineIndex({
  hit: LocusHit,
  key: 'locus_tairObjectId',
  order: 'gene_name',
  facets: locusFacets,
  fields: {
    gene_name: identifier({ isAsked: true, isSortable: true }),
    // The main symbol outranks the others, so AG finds AGAMOUS first.
    main_symbol: nameList(),
    symbols: nameList(),
    gene_model_ids: nameList(),
    tairAccession: nameList(),
    uniprot_ids: nameList({ isAsked: true }),
    other_names: nameList({ isAsked: true, isSortable: true }),
    full_names: fullNames({ isAsked: true }),
    description: prose({ isAsked: true }),
    computational_description: prose(),
    phenotypes: prose({ isSearched: false, isAsked: true, isSortable: true }),
    keywords: prose({ isSearched: false, isSortable: true }),
    annotations: group({ keyword: prose({ isSearched: false, isAsked: true }), category: keyword(), evidence: keyword() }),
    annotation_count: integer(),
    evidence_codes: keyword(),
    locus_tair_id: nameList({ isSearched: false, isAsked: true }),
    gene_tair_ids: nameList({ isSearched: false, isAsked: true }),
    gene_model_type: keyword({ isSortable: true }),
    gene_model_types: keyword(),
    // Lists of gene ids may name any model, including one that only has a description.
    model_names: nameList({ isSearched: false }),
    chromosome: keyword(),
    places: group({ map_type: keyword(), units: keyword(), chromosome: keyword(), start: decimal(), end: decimal() }),
    is_obsolete: flag(),
    is_sequenced: flag(),
    has_literature: flag(),
    publication_count: prominence(),
    locus_tairObjectId: integer(),
  },
})

type Place = { map_type: string; units: string; chromosome: string; start: number; end: number }

/** All fields except those that `loadLocusSearchFields` adds. */
type LocusDocument = Omit<z.output<typeof LocusHit>, 'phenotypes' | 'keywords'> & {
  main_symbol: string | null
  symbols: string[]
  full_names: string[]
  computational_description: string | null
  locus_tair_id: string | null
  chromosome: string | null
  places: Place[]
  is_obsolete: boolean
  is_sequenced: boolean
  has_literature: boolean
  publication_count: number | null
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
    uniprot_ids: locus.uniprotIds,
    gene_model_ids: locus.geneModels.map((model) => model.name),
    gene_model_type: locus.geneModelType,
    locus_tair_id: locus.tairObjectId === null ? null : String(locus.tairObjectId),
    gene_tair_ids: locus.geneModels.map((model) => String(model.gene.key)),
    chromosome: locus.span?.chromosome.slice(3) ?? null,
    places: locus.mapLocations.map(toPlace),
    is_obsolete: locus.isObsolete,
    // Loci known only from mutants have no gene model.
    is_sequenced: locus.geneModels.length > 0,
    has_literature: locus.publications.total > 0,
    publication_count: locus.publications.total || null,
    tairAccession: locus.tairObjectId === null ? null : `Locus:${locus.tairObjectId}`,
  }
}

function toPlace({ mapType, units, chromosome, start, end }: LocusRecord['mapLocations'][number]): Place {
  return { map_type: mapType, units, chromosome: chromosome.slice(3), start, end }
}
