import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { markerColumns } from './marker-columns.ts'
import { MarkerCriteria } from './marker-criteria.ts'
import { MarkerHit } from './marker-hit.ts'

export const markerSearchCard = defineSearchCard({ category: 'markers', hit: MarkerHit, columns: markerColumns, criteria: MarkerCriteria })
