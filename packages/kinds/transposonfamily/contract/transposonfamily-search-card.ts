import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { transposonfamilyColumns } from './transposonfamily-columns.ts'
import { TransposonfamilyCriteria } from './transposonfamily-criteria.ts'
import { transposonfamilyFacets } from './transposonfamily-facets.ts'
import { TransposonfamilyHit } from './transposonfamily-hit.ts'

/** Not a type of the search box: families are browsed. */
export const transposonfamilySearchCard = defineSearchCard({
  category: null,
  call: 'transposonfamily',
  singular: 'transposon family',
  plural: 'transposon families',
  file: { word: 'transposonfamily', isOffered: false },
  form: null,
  description: null,
  hit: TransposonfamilyHit,
  columns: transposonfamilyColumns,
  criteria: TransposonfamilyCriteria,
  facets: transposonfamilyFacets,
})
