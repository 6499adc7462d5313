import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { cloneColumns } from './clone-columns.ts'
import { CloneCriteria } from './clone-criteria.ts'
import { cloneFacets } from './clone-facets.ts'
import { CloneHit } from './clone-hit.ts'
import { cloneSearchEntry } from './clone-search-entry.ts'

export const cloneSearchCard = defineSearchCard({
  category: cloneSearchEntry.category,
  aliases: ['clone'],
  call: 'dna',
  singular: 'clone',
  plural: cloneSearchEntry.plural,
  file: { word: 'dna', isOffered: true },
  form: { category: cloneSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for clones, vectors and other DNA by name, accession, feature or map position.',
  optionLists: { vector_type: 'vector_type', insert_type: 'insert_type', clone_end_type: 'clone_end_types' },
  hit: CloneHit,
  columns: cloneColumns,
  criteria: CloneCriteria,
  facets: cloneFacets,
})
