import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { keywordColumns } from './keyword-columns.ts'
import { KeywordCriteria } from './keyword-criteria.ts'
import { keywordFacets } from './keyword-facets.ts'
import { KeywordHit } from './keyword-hit.ts'
import { keywordSearchEntry } from './keyword-search-entry.ts'

export const keywordSearchCard = defineSearchCard({
  category: keywordSearchEntry.category,
  call: 'keyword',
  singular: 'keyword',
  plural: keywordSearchEntry.plural,
  file: { word: 'keyword', isOffered: true },
  form: { category: keywordSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for ontology terms and the genes, papers and annotations linked to them.',
  hit: KeywordHit,
  columns: keywordColumns,
  criteria: KeywordCriteria,
  facets: keywordFacets,
})
