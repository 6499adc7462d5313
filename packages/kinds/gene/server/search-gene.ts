import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { GeneCriteria } from '../contract/gene-search-card.ts'

export const geneSearch = defineClauses(GeneCriteria, {
  genes: async (selection, _, { keysOfSelection }) => valueClause('locusId', await keysOfSelection(selection)),
})
