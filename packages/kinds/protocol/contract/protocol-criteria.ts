import { searchTermRows } from '@rosette/contract-kit/search/search-term-row.ts'
import { protocolMethods } from '@rosette/contract-kit/vocabulary/protocol-methods.ts'
import { z } from 'zod'

/** Fields that a text of the protocol form can search (FPROTO-003). */
export const protocolSearchTypes = ['description', 'title', 'authors'] as const

/** Criteria of the protocol form (document 3, section 3.1). */
export const ProtocolCriteria = z.object({
  searchTerms: searchTermRows(protocolSearchTypes).optional(),
  /** Matches any of these methods. */
  keywords: z.array(z.enum(protocolMethods)).max(protocolMethods.length).optional(),
})
export type ProtocolCriteria = z.infer<typeof ProtocolCriteria>
