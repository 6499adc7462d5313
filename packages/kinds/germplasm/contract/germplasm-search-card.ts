import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { germplasmColumns } from './germplasm-columns.ts'
import { GermplasmCriteria } from './germplasm-criteria.ts'
import { germplasmFacets } from './germplasm-facets.ts'
import { GermplasmHit } from './germplasm-hit.ts'
import { germplasmSearchEntry } from './germplasm-search-entry.ts'

export const germplasmSearchCard = defineSearchCard({
  category: germplasmSearchEntry.category,
  call: 'germplasm',
  singular: 'germplasm',
  plural: germplasmSearchEntry.plural,
  file: { word: 'germplasm', isOffered: true },
  form: { category: germplasmSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for lines and stocks by name, phenotype, background, mutagen or locus.',
  optionLists: { background_ecotype: 'bgEcotypes' },
  hit: GermplasmHit,
  columns: germplasmColumns,
  criteria: GermplasmCriteria,
  facets: germplasmFacets,
})
