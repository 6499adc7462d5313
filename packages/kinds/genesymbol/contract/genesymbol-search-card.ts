import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { genesymbolColumns } from './genesymbol-columns.ts'
import { GenesymbolCriteria } from './genesymbol-criteria.ts'
import { genesymbolFacets } from './genesymbol-facets.ts'
import { GenesymbolHit } from './genesymbol-hit.ts'

/** The general search box has no type for them; their own list shows them all. */
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
