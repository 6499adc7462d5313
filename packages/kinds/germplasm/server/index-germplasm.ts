import {
  defineIndex,
  flag,
  group,
  type IndexDefinition,
  identifier,
  integer,
  keyword,
  mentions,
  nameList,
  related,
} from '@rosette/search-engine/index/index-definition.ts'
import { allOf, defineClauses, mapLocationClauses, partsClause, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { groupClause, termRowsClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'
import {
  type AlleleRow,
  GermplasmCriteria,
  GermplasmHit,
  germplasmFacets,
  type germplasmSearchTypes,
} from '../contract/germplasm-search-card.ts'

/**
 * GENERAL-012: the search box covers names and ids, and below them phenotypes and the genes concerned (GENERAL-015); the other fields
 * serve the germplasm form.
 */
export const germplasmIndex = defineIndex({
  hit: GermplasmHit,
  key: 'tairObjectId',
  order: 'name',
  facets: germplasmFacets,
  fields: {
    name: identifier({ isSearchable: true, isSortable: true }),
    stockNo: nameList({ isSearchable: true, label: 'stock' }),
    original_name: nameList({ isSearchable: true, label: 'original name' }),
    other_names: nameList({ label: 'other name' }),
    locusList: related({ isSearchable: true, isSortable: true, label: 'locus' }),
    gene_names: related({ isSearchable: true, label: 'gene symbol' }),
    gene_full_names: related({ label: 'full name of the gene' }),
    polyList: nameList({ isSearched: false, isSortable: true }),
    alleles: group({ name: nameList({ isSearched: false, isSearchable: true }), zygosity: keyword() }),
    bgEcotypes: nameList({ isSearched: false, isSortable: true }),
    donors: nameList({ isSearched: false }),
    phenotypes: mentions({ isSearchable: true, isSortable: true, label: 'phenotype' }),
    germplasmType: keyword({ isSortable: true }),
    scientific_name: keyword(),
    ploidy: keyword(),
    mutagen: keyword(),
    insertion_types: keyword(),
    construct_types: keyword(),
    is_abrc_stock: flag(),
    has_polymorphism: flag(),
    has_phenotype: flag(),
    is_transgenic: flag(),
    has_images: flag(),
    places: group({ chromosome: keyword(), start: integer(), end: integer() }),
    tairObjectId: integer(),
  },
})

/** The document without the fields that `loadGermplasmSearchFields` adds. */
type GermplasmDocument = GermplasmHit & {
  original_name: string | null
  other_names: string[]
  scientific_name: string | null
  ploidy: string | null
  mutagen: string | null
  is_abrc_stock: boolean
  has_polymorphism: boolean
  has_phenotype: boolean
  has_images: boolean
}

export function toGermplasmDocument(germplasm: GermplasmRecord): GermplasmDocument {
  return {
    tairObjectId: germplasm.germplasmId,
    name: germplasm.name,
    original_name: germplasm.originalName,
    other_names: [...new Set(germplasm.otherNames.flatMap(({ originalAlias }) => namesIn(originalAlias)))],
    polyList: germplasm.polymorphisms.map((polymorphism) => polymorphism.label),
    locusList: locusNames(germplasm),
    bgEcotypes: germplasm.accessions.map((accession) => accession.originalName),
    donors: [...new Set(germplasm.stocks.flatMap((stock) => donorOf(stock) ?? []))],
    stockNo: germplasm.stocks.map((stock) => stock.name),
    germplasmType: germplasm.germplasmType,
    scientific_name: germplasm.scientificName,
    ploidy: germplasm.ploidy,
    mutagen: germplasm.mutagen,
    is_abrc_stock: germplasm.stocks.some((stock) => abrcNumber.test(stock.name)),
    has_polymorphism: germplasm.polymorphisms.length > 0,
    has_phenotype: germplasm.phenotypes.length > 0,
    has_images: germplasm.images.length > 0,
    phenotypes: [...new Set(germplasm.phenotypes.map((line) => line.phenotype))],
  }
}

// ABRC stock numbers start with CS; Salk lines keep their own names there. NASC numbers start with N.
const abrcNumber = /^(CS|SALK_)\d/i

function donorOf({ firstName, lastName, organizationName }: GermplasmRecord['stocks'][number]): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || organizationName
}

/** One value may join several names: `W10058; abi3-4`. */
export function namesIn(alias: string): string[] {
  const names = [alias, ...alias.split(/[;,]/)].map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '')
}

/** Includes genetic loci, which have a name but no record. */
function locusNames({ loci, phenotypes }: GermplasmRecord): string[] {
  return [...new Set([...loci.map((locus) => locus.label), ...phenotypes.flatMap((line) => line.locusName ?? [])])]
}

const fieldsOfTypes: Record<(typeof germplasmSearchTypes)[number], readonly string[]> = {
  gene_name: ['locusList', 'gene_names'],
  name: ['name', 'original_name', 'stockNo'],
  phenotypes: ['phenotypes'],
}

type TermRow = NonNullable<GermplasmCriteria['searchTerms']>[number]

const position = { chromosome: 'places.chromosome', start: 'places.start', end: 'places.end' }

export const germplasmSearch = defineClauses(GermplasmCriteria, {
  searchType: (type) =>
    // Records say "Individual Line", the form individual_line; values are compared without case.
    partsClause(type, { type_search_by: (word) => valueClause('germplasmType', word.replaceAll('_', ' ')) }),
  searchTerms: (rows, _, { index }) => allOf(rows.flatMap((row) => termClause(index, row) ?? [])),
  searchAlleles: (rows, _, { index }) => allOf(rows.flatMap((row) => alleleClause(index, row) ?? [])),
  restrictByFeatures: (features) =>
    partsClause(features, {
      isAbrcStock: (is) => valueClause('is_abrc_stock', is),
      hasPoly: (has) => valueClause('has_polymorphism', has),
      isTransgenic: (is) => valueClause('is_transgenic', is),
      hasImages: (has) => valueClause('has_images', has),
      cc_ploidy: (ploidy) => (ploidy === '2n' ? isDiploid : { bool: { filter: [{ exists: { field: 'ploidy' } }], must_not: [isDiploid] } }),
      background_ecotype: (ecotypes) => valueClause('bgEcotypes', ecotypes),
      mutagen: (mutagens) => valueClause('mutagen', mutagens),
      insertionTypes: (types) => valueClause('insertion_types', types),
      constructTypes: (types) => valueClause('construct_types', types),
    }),
  mapLocation: (criterion, _, { index }) => {
    const clauses = mapLocationClauses(position, criterion)
    return clauses.length === 0 ? null : groupClause(index, 'places', clauses)
  },
})

// A line without a recorded ploidy matches neither choice.
const isDiploid = valueClause('ploidy', ['2', '2n', 'diploid'])

function termClause(index: IndexDefinition, row: TermRow): object | null {
  return partsClause(row, {
    species_search_by: (species) => valueClause('scientific_name', species),
    search_type: () => null,
    search_method: () => null,
    search_input: (search_input, { search_type = 'gene_name', search_method = 'contains' }) =>
      termRowsClause(index, [{ search_type, search_method, search_input }], fieldsOfTypes),
  })
}

function alleleClause(index: IndexDefinition, { method = 'contains', input, zygosity }: AlleleRow): object | null {
  const clauses = [
    ...(input === undefined ? [] : [textClause(index, 'alleles.name', method, input)]),
    ...(zygosity === undefined ? [] : [valueClause('alleles.zygosity', zygosity)]),
  ]
  return clauses.length === 0 ? null : groupClause(index, 'alleles', clauses)
}
