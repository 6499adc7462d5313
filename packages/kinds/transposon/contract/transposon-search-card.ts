import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { transposonColumns } from './transposon-columns.ts'
import { TransposonCriteria } from './transposon-criteria.ts'
import { TransposonHit } from './transposon-hit.ts'

export const transposonSearchCard = defineSearchCard({
  category: 'transposon',
  hit: TransposonHit,
  columns: transposonColumns,
  criteria: TransposonCriteria,
})
