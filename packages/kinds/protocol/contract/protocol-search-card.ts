import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { protocolColumns } from './protocol-columns.ts'
import { ProtocolCriteria } from './protocol-criteria.ts'
import { protocolFacets } from './protocol-facets.ts'
import { ProtocolHit } from './protocol-hit.ts'
import { protocolSearchEntry } from './protocol-search-entry.ts'

export const protocolSearchCard = defineSearchCard({
  category: protocolSearchEntry.category,
  call: 'protocol',
  singular: 'protocol',
  plural: protocolSearchEntry.plural,
  file: { word: 'protocol', isOffered: true },
  form: { category: protocolSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for protocols by title, author, method or keyword.',
  hit: ProtocolHit,
  columns: protocolColumns,
  criteria: ProtocolCriteria,
  facets: protocolFacets,
})
