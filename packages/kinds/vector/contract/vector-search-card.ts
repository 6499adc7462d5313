import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { vectorColumns } from './vector-columns.ts'
import { VectorCriteria } from './vector-criteria.ts'
import { vectorFacets } from './vector-facets.ts'
import { VectorHit } from './vector-hit.ts'
import { vectorSearchEntry } from './vector-search-entry.ts'

export const vectorSearchCard = defineSearchCard({
  category: vectorSearchEntry.category,
  call: 'dna',
  singular: 'vector',
  plural: vectorSearchEntry.plural,
  file: { word: 'dna', isOffered: true },
  form: { category: vectorSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for vectors by name, accession, feature or stock; it shares its screen with the clones.',
  optionLists: { vector_type: 'vector_type' },
  hit: VectorHit,
  columns: vectorColumns,
  criteria: VectorCriteria,
  facets: vectorFacets,
})
