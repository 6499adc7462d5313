import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

export const leastProteins = 2
export const mostProteins = 50

/** Of all proteins together: MAFFT compares each with each. */
export const mostResidues = 100_000

/** A protein to align. */
export const AlignedProtein = z.object({
  name: z.string().max(60).describe('Gene model, or the name of a pasted sequence.'),
  symbol: z.string().nullable(),
  locus: RecordRef.nullable().describe('Null for a pasted sequence.'),
  sequence: z.string().regex(/^[A-Z*]+$/),
})
export type AlignedProtein = z.infer<typeof AlignedProtein>

/** The request of a run: the proteins themselves, in the order in which they were named. */
export const AlignmentOptions = z
  .object({
    proteins: z.array(AlignedProtein).min(leastProteins).max(mostProteins),
    missing: z.array(z.object({ id: z.string(), reason: z.string() })).describe('Names without a protein.'),
  })
  .meta({ id: 'AlignmentOptions' })
export type AlignmentOptions = z.infer<typeof AlignmentOptions>

/** POST services/alignment. */
export const AlignmentRequest = z
  .object({
    proteins: z
      .union([z.string().max(500_000), z.array(z.string().max(1000)).max(1000)])
      .describe(`Loci, gene models, symbols or UniProt accessions, ${leastProteins} to ${mostProteins}; or sequences in FASTA.`),
    sendMail: z.boolean().default(false).describe('Whether the caller, if logged in, is e-mailed when it finishes.'),
  })
  .meta({ id: 'AlignmentRequest' })
export type AlignmentRequest = z.infer<typeof AlignmentRequest>

/** GET alignment/service. */
export const AlignmentService = z
  .object({ version: z.string().nullable().describe('Of MAFFT; null if it is not installed.') })
  .meta({ id: 'AlignmentService' })

export const alignmentFiles = { fasta: 'alignment.fasta', clustal: 'alignment.aln', tree: 'tree.nwk' } as const
