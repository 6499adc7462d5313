import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { polymorphismColumns } from './polymorphism-columns.ts'
import { PolymorphismCriteria } from './polymorphism-criteria.ts'
import { PolymorphismHit } from './polymorphism-hit.ts'

export const polymorphismSearchCard = defineSearchCard({
  category: 'polyallele',
  hit: PolymorphismHit,
  columns: polymorphismColumns,
  criteria: PolymorphismCriteria,
})
