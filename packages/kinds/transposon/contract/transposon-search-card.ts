import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { transposonColumns } from './transposon-columns.ts'
import { TransposonCriteria } from './transposon-criteria.ts'
import { transposonFacets } from './transposon-facets.ts'
import { TransposonHit } from './transposon-hit.ts'
import { transposonSearchEntry } from './transposon-search-entry.ts'

export const transposonSearchCard = defineSearchCard({
  category: transposonSearchEntry.category,
  call: 'transposon',
  singular: 'transposon',
  plural: transposonSearchEntry.plural,
  file: { word: 'transposon', isOffered: true },
  form: { category: transposonSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for transposable elements by name, family, super family or region.',
  hit: TransposonHit,
  columns: transposonColumns,
  criteria: TransposonCriteria,
  facets: transposonFacets,
})
