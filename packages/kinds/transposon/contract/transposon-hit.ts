import { z } from 'zod'

/** One row of a transposon search, under the wire names of the specification (1, section 3). */
export const TransposonHit = z
  .object({
    transposonId: z.int(),
    transposon_name: z.string(),
    transposonFamilyId: z.int(),
    family_name: z.string(),
    super_family_name: z.string(),
  })
  .meta({ id: 'TransposonHit' })
export type TransposonHit = z.infer<typeof TransposonHit>
