import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { z } from 'zod'

/** The sequences of a gene model. Null if the release has none: only parts of the genome are in the official files. */
export const LocusSequences = z
  .object({
    geneModelName: z.string(),
    /** Of the locus, in its direction. */
    genomic: z.string().nullable(),
    transcript: z.string().nullable(),
    coding: z.string().nullable(),
    protein: z.string().nullable(),
  })
  .meta({ id: 'LocusSequences' })
export type LocusSequences = z.infer<typeof LocusSequences>

export const locusSequences = defineRecordPart({
  kind: 'locus',
  name: 'sequences',
  summary: 'Genomic, transcript, coding and protein sequence of a gene model of a locus',
  query: z.object({ model: z.string().default('') }),
  answer: LocusSequences,
})
