import { z } from 'zod'
import { FamilyMember, FamilySummary, mostMembers } from './family-summary.ts'

/** The page of a transposon family (specification 2, section 3). */
export const TransposonfamilyRecord = z
  .object({
    transposonFamilyId: z.int(),
    transposonFamilyName: z.string(),
    dateLastUpdated: z.iso.date().nullable(),
    superFamilyName: z.string(),
    copies: FamilySummary,
    /** The first of them, in the order of the genome; `familyCopies` has all. */
    associatedTransposons: z.array(FamilyMember).max(mostMembers),
  })
  .meta({ id: 'TransposonfamilyRecord' })
export type TransposonfamilyRecord = z.infer<typeof TransposonfamilyRecord>
