import { CommunityHit } from '@rosette/contract-kit/community-hit.ts'
import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { personColumns } from './person-columns.ts'
import { PersonCriteria } from './person-criteria.ts'

/** Finds people and organizations together. */
export const personSearchCard = defineSearchCard({
  category: 'community',
  hit: CommunityHit,
  columns: personColumns,
  criteria: PersonCriteria,
})
