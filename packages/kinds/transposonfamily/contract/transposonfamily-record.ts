import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'

export const FamilyMember = z.object({
  transposon: RecordRef,
  chromosome: z.enum(chromosomes),
  startPosition: z.int(),
  endPosition: z.int(),
})
export type FamilyMember = z.infer<typeof FamilyMember>

/** The page of a transposon family (specification 2, section 3). */
export const TransposonfamilyRecord = z
  .object({
    transposonFamilyId: z.int(),
    transposonFamilyName: z.string(),
    dateLastUpdated: z.iso.date().nullable(),
    superFamilyName: z.string(),
    associatedTransposons: z.array(FamilyMember),
  })
  .meta({ id: 'TransposonfamilyRecord' })
export type TransposonfamilyRecord = z.infer<typeof TransposonfamilyRecord>
