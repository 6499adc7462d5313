import { z } from 'zod'

/** The gene description document of the specification (1, section 3) with the key of the record. */
export const GeneHit = z
  .object({
    geneId: z.int(),
    locusName: z.string().nullable(),
    locusId: z.int().nullable(),
    geneName: z.string(),
    geneModelType: z.string(),
    description: z.string().nullable(),
    primarySymbol: z.string().nullable(),
    /** All symbols but the primary one. */
    affiliateSymbol: z.array(z.string()),
  })
  .meta({ id: 'GeneHit' })
export type GeneHit = z.infer<typeof GeneHit>
