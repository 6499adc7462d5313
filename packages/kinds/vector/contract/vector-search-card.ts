import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { vectorColumns } from './vector-columns.ts'
import { VectorCriteria } from './vector-criteria.ts'
import { VectorHit } from './vector-hit.ts'

export const vectorSearchCard = defineSearchCard({ category: 'vector', hit: VectorHit, columns: vectorColumns, criteria: VectorCriteria })
