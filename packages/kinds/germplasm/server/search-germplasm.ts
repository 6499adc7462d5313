import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import { allOf, defineClauses, mapLocationClauses, partsClause, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { groupClause, termRowsClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import { type AlleleRow, GermplasmCriteria, type germplasmSearchTypes } from '../contract/germplasm-search-card.ts'

const fieldsOfTypes: Record<(typeof germplasmSearchTypes)[number], readonly string[]> = {
  gene_name: ['locusList', 'gene_names'],
  name: ['name', 'original_name', 'stockNo'],
  phenotypes: ['phenotypes'],
}

type TermRow = NonNullable<GermplasmCriteria['searchTerms']>[number]

const place = { chromosome: 'places.chromosome', start: 'places.start', end: 'places.end' }

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
  mapLocation: (asked, _, { index }) => {
    const clauses = mapLocationClauses(place, asked)
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
