import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { LocusHistoryHit } from './locus-history.ts'
import { locusHistoryColumns } from './locus-history-columns.ts'
import { LocusHistoryCriteria } from './locus-history-criteria.ts'
import { locusHistoryFacets } from './locus-history-facets.ts'

export const locusHistoryListing = defineSearchCard({
  category: 'locus_history',
  call: 'gene/locus_history',
  singular: 'change',
  plural: 'changes of loci',
  file: { word: 'locus_history', isOffered: true },
  form: { category: 'genes', isOffered: true },
  description: null,
  hit: LocusHistoryHit,
  columns: locusHistoryColumns,
  criteria: LocusHistoryCriteria,
  facets: locusHistoryFacets,
})
