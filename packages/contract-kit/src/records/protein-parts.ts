import { z } from 'zod'
import { RecordRef } from '../kind/record-ref.ts'

/** An InterPro entry on a protein, with the places where its signatures were found; places that overlap are one. */
export const InterproDomain = z.object({
  interproData: z.object({ accession: z.string(), name: z.string().nullable() }),
  /** Domain, Family, Repeat, … as InterPro calls it; null for an entry it has retired. */
  interproType: z.string().nullable(),
  places: z.array(z.object({ startPosition: z.int(), endPosition: z.int() })),
})
export type InterproDomain = z.infer<typeof InterproDomain>

/** What the pages of loci and genes say of a protein. Mass and isoelectric point are computed from the sequence. */
export const ProteinSummary = z
  .object({
    protein: RecordRef,
    length: z.int(),
    calcMw: z.number().nullable(),
    calcPi: z.number().nullable(),
    domains: z.array(InterproDomain),
  })
  .meta({ id: 'ProteinSummary' })
export type ProteinSummary = z.infer<typeof ProteinSummary>

/** The UniProt entry that stands for a gene: a reviewed one if there is any. Null where the release names no entry. */
export const UniprotEntry = z.object({
  /** Without the number of an isoform. */
  accession: z.string(),
  isReviewed: z.boolean(),
  /** The recommended name; null for entries that are not reviewed. */
  proteinName: z.string().nullable(),
})
export type UniprotEntry = z.infer<typeof UniprotEntry>
