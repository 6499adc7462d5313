import { defineClauses } from '@rosette/search-engine/query/define-clauses.ts'
import { GenesymbolCriteria } from '../contract/genesymbol-criteria.ts'

export const genesymbolSearch = defineClauses(GenesymbolCriteria, {})
