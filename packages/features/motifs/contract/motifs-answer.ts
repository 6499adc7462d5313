import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

/** Bases of a bar of the background. */
export const basesOfBar = 50

export const NamedLocus = z.object({ locus: RecordRef, symbol: z.string().nullable() }).meta({ id: 'NamedLocus' })
export type NamedLocus = z.infer<typeof NamedLocus>

const Share = z.object({ held: z.int(), of: z.int() })

export const TestedMotif = z
  .object({
    matrixId: z.string(),
    factor: z.string().describe('The transcription factor as JASPAR names it.'),
    locus: RecordRef.nullable().describe('Its locus; null if none of its UniProt accessions has one.'),
    factorClass: z.string().nullable(),
    factorFamily: z.string().nullable(),
    assay: z.string().nullable(),
    pubmedId: z.int().nullable(),
    columns: z.array(z.array(z.number()).length(4)).describe('Counts of A, C, G and T in each column.'),
    found: z.int().describe('Promoters of the list with a site.'),
    withSite: z.int().describe('Promoters of the background with one.'),
    fold: z.number().describe('The share in the list by that in the background; 0 if the background has none.'),
    log10P: z.number(),
    log10Q: z.number(),
    foldedInto: z.string().nullable().describe('The better motif that it is like.'),
    similar: z.object({ count: z.int(), factors: z.array(z.string()) }).describe('Those folded into it, and the first three factors.'),
    listSites: z.array(z.int()).describe('Distances of the sites of the list from their gene.'),
    backgroundSites: z.array(z.int()).describe(`Sites of the background in each ${basesOfBar} bases, farthest from the gene first.`),
  })
  .meta({ id: 'TestedMotif' })
export type TestedMotif = z.infer<typeof TestedMotif>

/** GET motifs. */
export const MotifsAnswer = z
  .object({
    releaseId: z.string(),
    given: z.int(),
    notMatched: z.object({ count: z.int(), ids: z.array(z.string()).describe('The first 100.') }),
    within: z.int(),
    loci: Share.describe('Loci of the release with a promoter.'),
    genes: Share.describe('Genes of the list that are tested.'),
    tested: z.array(NamedLocus).describe('The first 200 of them.'),
    outside: z
      .object({ count: z.int(), genes: z.array(NamedLocus) })
      .describe('Genes of the list with a promoter that the background does not have.'),
    background: Share.describe('Promoters compared with, of all genes of that kind.'),
    motifs: Share.describe('Motifs that were tested; the others cannot reach the p of a site.'),
    isTested: z.boolean().describe('False if the list has too few promoters.'),
    significant: z.int().describe('Motifs with q of at most 0.05.'),
    needed: z
      .object({ promoters: z.int().nullable(), withSite: z.int() })
      .nullable()
      .describe('Promoters of the list that the best motif would need to be significant alone; null if even all are not enough.'),
    total: z.int().describe('Rows without a limit.'),
    rows: z.array(TestedMotif).describe('Smallest p first.'),
    method: z.string().describe('A sentence for a methods section.'),
  })
  .meta({ id: 'MotifsAnswer' })
export type MotifsAnswer = z.infer<typeof MotifsAnswer>

/** As a site lies to its gene. */
export const strandWords = ['along', 'against', 'both'] as const

/** GET motifs/sites. */
export const MotifSites = z
  .object({
    releaseId: z.string(),
    within: z.int(),
    motifs: z.array(z.object({ matrixId: z.string(), factor: z.string(), width: z.int() })),
    genes: z
      .array(
        NamedLocus.extend({
          sites: z.array(
            z.object({
              motif: z.int().describe('Its place among the motifs.'),
              distance: z.int().describe('Bases from its first base, as the gene is read, to the gene.'),
              strand: z.enum(strandWords).describe('To the gene.'),
              bits: z.number(),
            }),
          ),
        }),
      )
      .describe('Tested genes of the list; those with most of the motifs first.'),
  })
  .meta({ id: 'MotifSites' })
export type MotifSites = z.infer<typeof MotifSites>
