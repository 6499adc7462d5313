import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { ecotypeColumns } from './ecotype-columns.ts'
import { EcotypeCriteria } from './ecotype-criteria.ts'
import { ecotypeFacets } from './ecotype-facets.ts'
import { EcotypeHit } from './ecotype-hit.ts'
import { ecotypeSearchEntry } from './ecotype-search-entry.ts'

export const ecotypeSearchCard = defineSearchCard({
  category: ecotypeSearchEntry.category,
  call: 'ecotype',
  singular: 'ecotype',
  plural: ecotypeSearchEntry.plural,
  file: { word: 'ecotype', isOffered: true },
  form: { category: ecotypeSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for natural accessions by name, stock number, habitat or country.',
  hit: EcotypeHit,
  columns: ecotypeColumns,
  criteria: EcotypeCriteria,
  facets: ecotypeFacets,
})
