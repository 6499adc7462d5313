import { z } from 'zod'

/** One row of a marker search, under the wire names of the specification (1, section 3). Positions are those on the sequence. */
export const MarkerHit = z
  .object({
    markerId: z.int(),
    marker_name: z.string(),
    aliases: z.array(z.string()),
    type: z.string().nullable(),
    chrom: z.string().nullable(),
    start_position: z.int().nullable(),
    end_position: z.int().nullable(),
  })
  .meta({ id: 'MarkerHit' })
export type MarkerHit = z.infer<typeof MarkerHit>
