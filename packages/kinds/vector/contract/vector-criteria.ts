import { OpenChoices } from '@rosette/contract-kit/search/form-choices.ts'
import { searchTermRows } from '@rosette/contract-kit/search/search-term-row.ts'
import { z } from 'zod'

/** Fields that a text of the vector form can search (FDNA-013). */
export const vectorSearchTypes = ['name', 'stock_number'] as const

export const VectorFeatures = z.strictObject({ vector_type: OpenChoices.optional(), has_stock: z.boolean().optional() })

/** Criteria of the DNA form for the category vector; vectors have no location (FDNA-013). */
export const VectorCriteria = z.object({
  /** Clones and vectors share a call; this selects one of them (API-018). */
  category: z.literal('vector').optional(),
  searchTerms: searchTermRows(vectorSearchTypes).optional(),
  restrictByFeatures: VectorFeatures.optional(),
})
export type VectorCriteria = z.infer<typeof VectorCriteria>
