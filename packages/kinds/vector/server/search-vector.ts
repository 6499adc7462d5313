import { defineClauses, partsClause, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause } from '@rosette/search-engine/query/text-clause.ts'
import { VectorCriteria } from '../contract/vector-search-card.ts'

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
