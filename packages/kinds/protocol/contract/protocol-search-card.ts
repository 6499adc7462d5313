import { defineSearchCard } from '@rosette/contract-kit/define-search-card.ts'
import { protocolColumns } from './protocol-columns.ts'
import { ProtocolCriteria } from './protocol-criteria.ts'
import { ProtocolHit } from './protocol-hit.ts'

/** The general search box has no type for protocols; their own form finds them. */
export const protocolSearchCard = defineSearchCard({
  category: null,
  hit: ProtocolHit,
  columns: protocolColumns,
  criteria: ProtocolCriteria,
})
