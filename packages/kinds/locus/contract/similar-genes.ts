import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

export const correlationMethods = ['pearson', 'spearman'] as const
export type CorrelationMethod = (typeof correlationMethods)[number]

/** Genes listed at most. */
export const mostSimilar = 200

export const SimilarGene = z.object({
  locus: RecordRef,
  symbol: z.string().nullable(),
  /** Correlation with the locus over the samples of the data set. */
  correlation: z.number(),
  /** Its place among all genes by their correlation with the locus; genes with the same value share it. */
  rank: z.int(),
  /** Geometric mean of that rank and of the rank that the locus has for this gene: low if each is close to the other. */
  mutualRank: z.number(),
  /** Its highest sample, by label, and the mean there. */
  highest: z.object({ label: z.string(), mean: z.number() }),
})
export type SimilarGene = z.infer<typeof SimilarGene>

/** GET /api/expression/similar/{dataSet}/{locus} (EXPR-016). */
export const SimilarGenes = z
  .object({
    dataSet: z.string(),
    method: z.enum(correlationMethods),
    sampleCount: z.int(),
    /** Other genes that the locus was compared with. */
    comparedLoci: z.int(),
    /** Whether the locus is one of those that are compared: it varies and reaches the limit of the unit. */
    isCompared: z.boolean(),
    /** The least value that a gene must reach in some sample; null if the unit has no limit. */
    limit: z.number().nullable(),
    /** Whether Pearson is of log2(value + 1); of the values themselves if some of the data set are below zero. */
    isLog: z.boolean(),
    genes: z.array(SimilarGene),
  })
  .meta({ id: 'SimilarGenes' })
export type SimilarGenes = z.infer<typeof SimilarGenes>

/** Below `/api/`. */
export function similarGenesPath(dataSet: string, locusName: string): string {
  return `expression/similar/${encodeURIComponent(dataSet)}/${encodeURIComponent(locusName)}`
}
