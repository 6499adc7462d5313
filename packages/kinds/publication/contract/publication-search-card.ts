import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { publicationColumns } from './publication-columns.ts'
import { PublicationCriteria } from './publication-criteria.ts'
import { PublicationHit } from './publication-hit.ts'

/** The general search box has no type for publications; their own form finds them. */
export const publicationSearchCard = defineSearchCard({
  category: null,
  hit: PublicationHit,
  columns: publicationColumns,
  criteria: PublicationCriteria,
})
