import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { cloneColumns } from './clone-columns.ts'
import { CloneCriteria } from './clone-criteria.ts'
import { CloneHit } from './clone-hit.ts'

export const cloneSearchCard = defineSearchCard({ category: 'dna', hit: CloneHit, columns: cloneColumns, criteria: CloneCriteria })
