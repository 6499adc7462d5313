import { searchTermRows } from '@rosette/contract-kit/search/search-term-row.ts'
import { protocolMethods } from '@rosette/contract-kit/vocabulary/protocol-methods.ts'
import { z } from 'zod'

/** What a text of the protocol form is compared with (FPROTO-003). */
export const protocolSearchTypes = ['description', 'title', 'authors'] as const

/** What the protocol form asks for (document 3, section 3.1). */
export const ProtocolCriteria = z.object({
  searchTerms: searchTermRows(protocolSearchTypes).optional(),
  /** One of these methods is enough. */
  keywords: z.array(z.enum(protocolMethods)).max(protocolMethods.length).optional(),
})
export type ProtocolCriteria = z.infer<typeof ProtocolCriteria>
