import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { ecotypeColumns } from './ecotype-columns.ts'
import { EcotypeCriteria } from './ecotype-criteria.ts'
import { EcotypeHit } from './ecotype-hit.ts'

export const ecotypeSearchCard = defineSearchCard({
  category: 'ecotype',
  hit: EcotypeHit,
  columns: ecotypeColumns,
  criteria: EcotypeCriteria,
})
