import { z } from 'zod'

/** DATA-072 */
export const stockAvailabilities = ['available', 'not available', 'not yet received', 'no longer distributed'] as const

/** What a stock centre keeps of a record, and who gave it: a person, or an organization, of the community. */
export const StockDetail = z.object({
  stockId: z.int().nullable(),
  name: z.string(),
  stockAvailabilityType: z.enum(stockAvailabilities).nullable(),
  donorStockNumber: z.string().nullable(),
  description: z.string().nullable(),
  communityType: z.enum(['person', 'organization']).nullable(),
  communityId: z.int().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  organizationName: z.string().nullable(),
})
export type StockDetail = z.infer<typeof StockDetail>
