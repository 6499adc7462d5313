import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { proteinColumns } from './protein-columns.ts'
import { ProteinCriteria } from './protein-criteria.ts'
import { proteinFacets } from './protein-facets.ts'
import { ProteinHit } from './protein-hit.ts'
import { proteinSearchEntry } from './protein-search-entry.ts'

export const proteinSearchCard = defineSearchCard({
  category: proteinSearchEntry.category,
  call: 'protein',
  singular: 'protein',
  plural: proteinSearchEntry.plural,
  file: { word: 'protein', isOffered: true },
  form: { category: proteinSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for proteins by name, domain, weight, charge, length or structural class.',
  hit: ProteinHit,
  columns: proteinColumns,
  criteria: ProteinCriteria,
  facets: proteinFacets,
})
