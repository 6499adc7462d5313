import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { arrayelementColumns } from './arrayelement-columns.ts'
import { ArrayelementCriteria } from './arrayelement-criteria.ts'
import { ArrayelementHit } from './arrayelement-hit.ts'

/** The microarray list, opened from selected loci rather than from the search box. */
export const arrayelementSearchCard = defineSearchCard({
  category: 'microarray',
  call: 'gene/microarray',
  singular: 'microarray element',
  plural: 'microarray elements',
  file: { word: 'microarray', isOffered: true },
  form: { category: 'genes', isOffered: false },
  description: null,
  hit: ArrayelementHit,
  columns: arrayelementColumns,
  criteria: ArrayelementCriteria,
  facets: {},
})
