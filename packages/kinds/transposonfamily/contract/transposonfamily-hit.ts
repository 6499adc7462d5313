import { z } from 'zod'

/** One row of the list of transposon families, with the wire names of the specification (1, section 3). */
export const TransposonfamilyHit = z
  .object({
    id: z.string(),
    transposonFamilyId: z.int(),
    family_name: z.array(z.string()),
    super_family_name: z.array(z.string()),
    num_elements: z.int(),
  })
  .meta({ id: 'TransposonfamilyHit' })
export type TransposonfamilyHit = z.infer<typeof TransposonfamilyHit>
