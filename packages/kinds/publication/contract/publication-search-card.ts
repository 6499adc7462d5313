import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { publicationColumns } from './publication-columns.ts'
import { PublicationCriteria } from './publication-criteria.ts'
import { publicationFacets } from './publication-facets.ts'
import { PublicationHit } from './publication-hit.ts'
import { publicationSearchEntry } from './publication-search-entry.ts'

export const publicationSearchCard = defineSearchCard({
  category: publicationSearchEntry.category,
  call: 'publication',
  singular: 'publication',
  plural: publicationSearchEntry.plural,
  file: { word: 'publication', isOffered: true },
  form: { category: publicationSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for papers by title, author, journal, year, identifier or gene.',
  hit: PublicationHit,
  columns: publicationColumns,
  criteria: PublicationCriteria,
  facets: publicationFacets,
})
