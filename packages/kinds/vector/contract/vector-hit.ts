import { z } from 'zod'

/** One row of a vector search, with the wire names of the specification (1, section 3), which vectors share with clones. */
export const VectorHit = z
  .object({
    vectorId: z.int(),
    name: z.string(),
    alias: z.array(z.string()),
    vector_type: z.string().nullable(),
    genbank: z.array(z.string()),
    locus: z.array(z.string()),
    chrom: z.string().nullable(),
    start_position: z.int().nullable(),
    stock_number: z.array(z.string()),
  })
  .meta({ id: 'VectorHit' })
export type VectorHit = z.infer<typeof VectorHit>
