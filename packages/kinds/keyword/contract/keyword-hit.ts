import { z } from 'zod'

/** One row of a keyword search, with the wire names of the specification (1, section 3). Counts starting with `child` are those of the child terms. */
export const KeywordHit = z
  .object({
    kwId: z.int(),
    kwName: z.string(),
    kwCategory: z.string(),
    gopoId: z.string().nullable(),
    lociCount: z.int(),
    pubCount: z.int(),
    annotCount: z.int(),
    childLociCount: z.int(),
    childPubCount: z.int(),
    childAnnotCount: z.int(),
  })
  .meta({ id: 'KeywordHit' })
export type KeywordHit = z.infer<typeof KeywordHit>
