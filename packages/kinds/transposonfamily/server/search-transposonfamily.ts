import { defineClauses } from '@rosette/search-engine/query/define-clauses.ts'
import { TransposonfamilyCriteria } from '../contract/transposonfamily-search-card.ts'

export const transposonfamilySearch = defineClauses(TransposonfamilyCriteria, {})
