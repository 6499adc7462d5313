import { CommunityHit } from '@rosette/contract-kit/cards/community-hit.ts'
import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { personColumns } from './person-columns.ts'
import { PersonCriteria } from './person-criteria.ts'
import { personFacets } from './person-facets.ts'
import { personSearchEntry } from './person-search-entry.ts'

/** Finds people and organizations together. */
export const personSearchCard = defineSearchCard({
  category: personSearchEntry.category,
  call: 'community',
  singular: 'person or lab',
  plural: personSearchEntry.plural,
  file: { word: 'community', isOffered: false },
  form: { category: personSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for people and organizations by name, place or interest.',
  optionLists: { country: 'country' },
  hit: CommunityHit,
  columns: personColumns,
  criteria: PersonCriteria,
  facets: personFacets,
})
