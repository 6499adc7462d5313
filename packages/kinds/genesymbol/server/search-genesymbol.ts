import { defineClauses } from '@rosette/search-engine/define-clauses.ts'
import { GenesymbolCriteria } from '../contract/genesymbol-criteria.ts'

export const genesymbolSearch = defineClauses(GenesymbolCriteria, {})
