import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { markerColumns } from './marker-columns.ts'
import { MarkerCriteria } from './marker-criteria.ts'
import { markerFacets } from './marker-facets.ts'
import { MarkerHit } from './marker-hit.ts'
import { markerSearchEntry } from './marker-search-entry.ts'

export const markerSearchCard = defineSearchCard({
  category: markerSearchEntry.category,
  call: 'marker',
  singular: 'marker',
  plural: markerSearchEntry.plural,
  file: { word: 'markers', isOffered: true },
  form: { category: markerSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for genetic markers by name, type, feature or map position.',
  hit: MarkerHit,
  columns: markerColumns,
  criteria: MarkerCriteria,
  facets: markerFacets,
})
