import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { geneColumns } from './gene-columns.ts'
import { GeneCriteria } from './gene-criteria.ts'
import { geneFacets } from './gene-facets.ts'
import { GeneHit } from './gene-hit.ts'

/** "Gene" in the search box finds loci; gene models are found through their descriptions (DATA-028). */
export const geneSearchCard = defineSearchCard({
  category: 'descriptions',
  call: 'gene/descriptions',
  singular: 'gene description',
  plural: 'gene descriptions',
  file: { word: 'descriptions', isOffered: true },
  form: { category: 'genes', isOffered: false },
  description: null,
  hit: GeneHit,
  columns: geneColumns,
  criteria: GeneCriteria,
  facets: geneFacets,
})
