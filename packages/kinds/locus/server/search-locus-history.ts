import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { LocusHistoryCriteria } from '../contract/locus-history-criteria.ts'

export const locusHistorySearch = defineClauses(LocusHistoryCriteria, {
  genes: async (selection, _, { keysOfSelection }) => valueClause('locusId', await keysOfSelection(selection)),
})
