import { defineListing } from '@rosette/contract-kit/define-listing.ts'
import { LocusHistoryHit } from './locus-history.ts'
import { locusHistoryColumns } from './locus-history-columns.ts'
import { LocusHistoryCriteria } from './locus-history-criteria.ts'

export const locusHistoryListing = defineListing({
  hit: LocusHistoryHit,
  columns: locusHistoryColumns,
  criteria: LocusHistoryCriteria,
})
