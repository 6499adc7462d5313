import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { locusColumns } from './locus-columns.ts'
import { LocusCriteria } from './locus-criteria.ts'
import { locusFacets } from './locus-facets.ts'
import { LocusHit } from './locus-hit.ts'
import { locusSearchEntry } from './locus-search-entry.ts'

export const locusSearchCard = defineSearchCard({
  category: locusSearchEntry.category,
  call: 'gene',
  singular: 'gene',
  plural: locusSearchEntry.plural,
  file: { word: 'genes', isOffered: true },
  form: { category: locusSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for loci and gene models by name, list, description, keyword, evidence or region.',
  hit: LocusHit,
  columns: locusColumns,
  criteria: LocusCriteria,
  facets: locusFacets,
})
