import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause } from '@rosette/search-engine/query/text-clause.ts'
import { ProtocolCriteria } from '../contract/protocol-search-card.ts'

export const protocolSearch = defineClauses(ProtocolCriteria, {
  searchTerms: (rows, _criteria, { index }) =>
    termRowsClause(index, rows, { description: ['description'], title: ['title'], authors: ['authors'] }),
  keywords: (methods) => valueClause('keywords', methods),
})
