import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

export const PathwayReaction = z.object({
  /** The id of the source: PHENYLALANINE-AMMONIA-LYASE-RXN. */
  id: z.string(),
  /** `4.3.1.25`, or `6.2.1.-` if the source knows no more of it. */
  ecNumbers: z.array(z.string()),
  /** Names of the loci that are known to catalyse it. */
  loci: z.array(z.string()),
  /** Genes that the source names otherwise than by a locus of the release. */
  otherGenes: z.int(),
  isOwn: z.boolean().describe('Whether the locus of the page is one of them'),
})
export type PathwayReaction = z.infer<typeof PathwayReaction>

export const LocusPathway = z.object({
  id: z.string(),
  name: z.string(),
  /** Those of the locus first, then by number of genes: the source gives no order. */
  reactions: z.array(PathwayReaction),
})
export type LocusPathway = z.infer<typeof LocusPathway>

export const PathwayGene = z.object({ locus: RecordRef, symbol: z.string().nullable() })
export type PathwayGene = z.infer<typeof PathwayGene>

/** The pathways that a locus takes part in, with all their reactions and genes (PATHWAY-003). */
export const locusPathways = defineRecordPart({
  kind: 'locus',
  name: 'pathways',
  summary: 'Metabolic pathways of a locus, with their reactions and the genes of each',
  query: z.object({}),
  answer: z
    .object({
      pathways: z.array(LocusPathway),
      /** All loci of these pathways, by name. */
      genes: z.array(PathwayGene),
      coverage: z
        .object({ pathways: z.int(), loci: z.int(), of: z.int() })
        .describe('Pathways of the release, loci that have one, and loci in use that lie on the genome'),
    })
    .meta({ id: 'LocusPathways' }),
})
export type LocusPathways = z.infer<typeof locusPathways.answer>
