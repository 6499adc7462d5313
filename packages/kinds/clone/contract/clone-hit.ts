import { z } from 'zod'

/** One row of a clone search, with the wire names of the specification (1, section 3). The position is that on the sequence. */
export const CloneHit = z
  .object({
    cloneId: z.int(),
    name: z.string(),
    alias: z.array(z.string()),
    vector_type: z.string().nullable(),
    genbank: z.array(z.string()),
    locus: z.array(z.string()),
    chrom: z.string().nullable(),
    start_position: z.int().nullable(),
    stock_number: z.array(z.string()),
  })
  .meta({ id: 'CloneHit' })
export type CloneHit = z.infer<typeof CloneHit>
