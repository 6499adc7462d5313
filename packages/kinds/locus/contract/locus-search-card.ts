import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { locusColumns } from './locus-columns.ts'
import { LocusCriteria } from './locus-criteria.ts'
import { LocusHit } from './locus-hit.ts'

export const locusSearchCard = defineSearchCard({ category: 'genes', hit: LocusHit, columns: locusColumns, criteria: LocusCriteria })
