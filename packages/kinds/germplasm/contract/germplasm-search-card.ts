import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { germplasmColumns } from './germplasm-columns.ts'
import { GermplasmCriteria } from './germplasm-criteria.ts'
import { GermplasmHit } from './germplasm-hit.ts'

export const germplasmSearchCard = defineSearchCard({
  category: 'germplasm',
  hit: GermplasmHit,
  columns: germplasmColumns,
  criteria: GermplasmCriteria,
})
