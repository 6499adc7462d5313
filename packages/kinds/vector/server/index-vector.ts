import { defineIndex, flag, identifier, integer, keyword, nameList } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses, partsClause, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause } from '@rosette/search-engine/query/text-clause.ts'
import type { VectorRecord } from '../contract/vector-record.ts'
import { VectorCriteria, VectorHit, vectorFacets } from '../contract/vector-search-card.ts'

/** GENERAL-012: names and stock numbers are searched; type and stock are criteria of the DNA form (FDNA-013). */
export const vectorIndex = defineIndex({
  hit: VectorHit,
  key: 'vectorId',
  order: 'name',
  facets: vectorFacets,
  fields: {
    name: identifier({ isSearchable: true, isSortable: true }),
    alias: nameList({ isSearchable: true, isSortable: true, label: 'other name' }),
    stock_number: nameList({ isSearchable: true, label: 'stock' }),
    tair_accession: nameList({ label: 'TAIR accession' }),
    vector_type: keyword({ isSortable: true }),
    has_stock: flag(),
    genbank: nameList({ isSearched: false, isSortable: true }),
    locus: nameList({ isSearched: false, isSortable: true }),
    chrom: keyword({ isSortable: true }),
    start_position: integer(),
    vectorId: integer(),
  },
})

type VectorDocument = VectorHit & { tair_accession: string | null; has_stock: boolean }

export function toVectorDocument(vector: VectorRecord): VectorDocument {
  return {
    vectorId: vector.vectorId,
    name: vector.name,
    alias: vector.aliases,
    vector_type: vector.vectorType,
    // A vector has no location in the genome, and no source gives its sequence.
    genbank: [],
    locus: [],
    chrom: null,
    start_position: null,
    stock_number: [...new Set(vector.stockDetails.map((stock) => stock.name))],
    tair_accession: vector.tairObjectId === null ? null : String(vector.tairObjectId),
    has_stock: vector.stockDetails.length > 0,
  }
}

export const vectorSearch = defineClauses(VectorCriteria, {
  // It has already selected the index.
  category: () => null,
  searchTerms: (rows, _, { index }) => termRowsClause(index, rows, { name: ['name', 'alias'], stock_number: ['stock_number'] }),
  restrictByFeatures: (features) =>
    partsClause(features, {
      vector_type: (types) => valueClause('vector_type', types),
      has_stock: (has) => valueClause('has_stock', has),
    }),
})
