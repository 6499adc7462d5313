import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { GenomeBin } from '@rosette/contract-kit/records/genome-bins.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'

/** A page draws at most this many single insertions; a line with more has them as counts. */
export const mostInsertions = 60

/** Polymorphisms of a germplasm with a place on the sequence. */
export const GermplasmInsertions = z.object({
  count: z.int(),
  /** Left out if a page draws them one by one. */
  bins: z.array(GenomeBin),
  single: z.array(z.object({ polymorphism: RecordRef, chromosome: z.enum(chromosomes), start: z.int(), end: z.int() })),
})
export type GermplasmInsertions = z.infer<typeof GermplasmInsertions>
