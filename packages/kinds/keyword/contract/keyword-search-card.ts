import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { keywordColumns } from './keyword-columns.ts'
import { KeywordCriteria } from './keyword-criteria.ts'
import { KeywordHit } from './keyword-hit.ts'

export const keywordSearchCard = defineSearchCard({
  category: 'keyword',
  hit: KeywordHit,
  columns: keywordColumns,
  criteria: KeywordCriteria,
})
