import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { genesymbolColumns } from './genesymbol-columns.ts'
import { GenesymbolCriteria } from './genesymbol-criteria.ts'
import { genesymbolFacets } from './genesymbol-facets.ts'
import { GenesymbolHit } from './genesymbol-hit.ts'

/** Not in the search box; the gene class symbol list shows all of them. */
export const genesymbolSearchCard = defineSearchCard({
  category: null,
  call: 'genesymbol',
  singular: 'gene class symbol',
  plural: 'gene class symbols',
  file: { word: 'genesymbol', isOffered: false },
  form: null,
  description: null,
  hit: GenesymbolHit,
  columns: genesymbolColumns,
  criteria: GenesymbolCriteria,
  facets: genesymbolFacets,
})
