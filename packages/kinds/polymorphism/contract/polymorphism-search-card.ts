import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { polymorphismColumns } from './polymorphism-columns.ts'
import { PolymorphismCriteria } from './polymorphism-criteria.ts'
import { polymorphismFacets } from './polymorphism-facets.ts'
import { PolymorphismHit } from './polymorphism-hit.ts'
import { polymorphismSearchEntry } from './polymorphism-search-entry.ts'

export const polymorphismSearchCard = defineSearchCard({
  category: polymorphismSearchEntry.category,
  call: 'polymorphism',
  singular: 'polymorphism',
  plural: polymorphismSearchEntry.plural,
  file: { word: 'polyallele', isOffered: true },
  form: { category: polymorphismSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for variants and alleles by name, type, gene, insertion or region.',
  optionLists: { poly_between: 'ecotypes' },
  hit: PolymorphismHit,
  columns: polymorphismColumns,
  criteria: PolymorphismCriteria,
  facets: polymorphismFacets,
})
