import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { geneColumns } from './gene-columns.ts'
import { GeneCriteria } from './gene-criteria.ts'
import { GeneHit } from './gene-hit.ts'

/** The type Gene of the search box finds loci; gene models are found by their descriptions (DATA-028). */
export const geneSearchCard = defineSearchCard({ category: null, hit: GeneHit, columns: geneColumns, criteria: GeneCriteria })
