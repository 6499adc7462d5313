import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { ArrayelementCriteria } from '../contract/arrayelement-search-card.ts'

export const arrayelementSearch = defineClauses(ArrayelementCriteria, {
  genes: async (selection, _, { keysOfSelection }) => valueClause('locus_ids', await keysOfSelection(selection)),
  platform: (platform) => valueClause('platform', platform),
})
