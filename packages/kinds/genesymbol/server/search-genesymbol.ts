import { defineClauses } from '@rosette/search-engine/query/define-clauses.ts'
import { GenesymbolCriteria } from '../contract/genesymbol-search-card.ts'

export const genesymbolSearch = defineClauses(GenesymbolCriteria, {})
