import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { GenomeBin } from '@rosette/contract-kit/records/genome-bins.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'

export const FamilyMember = z.object({
  transposon: RecordRef,
  chromosome: z.enum(chromosomes),
  startPosition: z.int(),
  endPosition: z.int(),
})
export type FamilyMember = z.infer<typeof FamilyMember>

/** The record holds at most this many copies: the largest family has 1,439. */
export const mostMembers = 100

/** All copies of a family, counted. */
export const FamilySummary = z.object({
  count: z.int(),
  /** Bases of all copies. */
  together: z.int(),
  /** Half of the copies are shorter. */
  medianLength: z.int(),
  longest: FamilyMember.nullable(),
  bins: z.array(GenomeBin),
})
export type FamilySummary = z.infer<typeof FamilySummary>
