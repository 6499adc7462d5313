import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { proteinColumns } from './protein-columns.ts'
import { ProteinCriteria } from './protein-criteria.ts'
import { ProteinHit } from './protein-hit.ts'

export const proteinSearchCard = defineSearchCard({
  category: 'protein',
  hit: ProteinHit,
  columns: proteinColumns,
  criteria: ProteinCriteria,
})
