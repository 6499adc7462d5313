import { z } from 'zod'

/** Who gave or made a record: a person or an organization of the community, or a name without record there. */
export const Attribution = z.object({
  attributionType: z.string(),
  communityType: z.enum(['person', 'organization']).nullable(),
  communityId: z.int().nullable(),
  /** As pages show it. */
  name: z.string(),
  /** The parts of the name; left out where a source gives it in one piece. */
  organizationName: z.string().nullable().optional(),
  firstName: z.string().nullable().optional(),
  lastName: z.string().nullable().optional(),
  attributionDate: z.iso.date().nullable(),
})
export type Attribution = z.infer<typeof Attribution>

/** What a person of the community noted on a record (specification 2, section 3). */
export const RecordComment = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Null if the community has no record of the person. */
  communityId: z.int().nullable(),
  notepadComment: z.string(),
  dateEntered: z.iso.date().nullable(),
})
export type RecordComment = z.infer<typeof RecordComment>

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
