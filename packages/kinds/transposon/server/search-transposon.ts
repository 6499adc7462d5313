import { defineClauses } from '@rosette/search-engine/query/define-clauses.ts'
import { textClause } from '@rosette/search-engine/query/text-clause.ts'
import { TransposonCriteria } from '../contract/transposon-search-card.ts'

// A method without a text is ignored.
const ofText = () => null

export const transposonSearch = defineClauses(TransposonCriteria, {
  type_name: ofText,
  input_name: (text, { type_name = 'contains' }, { index }) => textClause(index, 'transposon_name', type_name, text),
  type_family: ofText,
  input_family: (text, { type_family = 'contains' }, { index }) => textClause(index, 'family_name', type_family, text),
  type_super: ofText,
  input_super: (text, { type_super = 'contains' }, { index }) => textClause(index, 'super_family_name', type_super, text),
})
