import { z } from 'zod'

/** One row of the microarray list, with the wire names of the specification (1, section 3). */
export const ArrayelementHit = z
  .object({
    arrayElementId: z.int(),
    probeName: z.string(),
    locus: z.array(z.string()),
    annotation: z.string().nullable(),
    organism: z.string().nullable(),
    probeType: z.string().nullable(),
    isControl: z.boolean().nullable(),
    isAmbiguous: z.boolean(),
  })
  .meta({ id: 'ArrayElementHit' })
export type ArrayelementHit = z.infer<typeof ArrayelementHit>
