import { z } from 'zod'

/** One row of a protein search, under the wire names of the specification (1, section 3). */
export const ProteinHit = z
  .object({
    proteinId: z.int(),
    name: z.string(),
    mw: z.number().nullable(),
    pi: z.number().nullable(),
    length: z.int(),
    locusName: z.string().nullable(),
    locusId: z.int().nullable(),
    geneName: z.string().nullable(),
    geneId: z.int().nullable(),
    symbol: z.string().nullable(),
    fullName: z.string().nullable(),
    description: z.string().nullable(),
  })
  .meta({ id: 'ProteinHit' })
export type ProteinHit = z.infer<typeof ProteinHit>
