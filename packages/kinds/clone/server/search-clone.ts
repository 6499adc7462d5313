import { allOf, defineClauses, mapLocationClauses, partsClause, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause } from '@rosette/search-engine/query/text-clause.ts'
import { CloneCriteria } from '../contract/clone-search-card.ts'

const place = { chromosome: 'chrom', start: 'start_position', end: 'end_position' }

export const cloneSearch = defineClauses(CloneCriteria, {
  // Already used to choose the index.
  category: () => null,
  searchTerms: (rows, _, { index }) =>
    termRowsClause(index, rows, {
      name: ['name', 'alias'],
      locus_name: ['locus'],
      gene_name: ['gene_names'],
      genbank: ['genbank'],
      genbank_gi: ['genbank_gi'],
    }),
  restrictByFeatures: (features) =>
    partsClause(features, {
      vector_type: (types) => valueClause('vector_type', types),
      insert_type: (types) => valueClause('insert_type', types),
      clone_end_type: (types) => valueClause('clone_end_types', types),
      is_sequenced: (is) => valueClause('is_sequenced', is),
      is_genetic_marker: (is) => valueClause('is_genetic_marker', is),
      is_on_map: (is) => valueClause('is_on_map', is),
      has_stock: (has) => valueClause('has_stock', has),
      is_full_length_cds: (is) => valueClause('is_full_length_cds', is),
    }),
  mapLocation: (asked) => allOf(mapLocationClauses(place, asked)),
})
