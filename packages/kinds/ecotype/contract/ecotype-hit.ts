import { z } from 'zod'

/** One row of an ecotype search, with the wire names of the specification (1, section 3). */
export const EcotypeHit = z
  .object({
    speciesVariantId: z.int(),
    full_name: z.string(),
    abbrev_name: z.string().nullable(),
    aliases: z.array(z.string()),
    location: z.string().nullable(),
    country: z.string().nullable(),
    stock_number: z.array(z.string()),
  })
  .meta({ id: 'EcotypeHit' })
export type EcotypeHit = z.infer<typeof EcotypeHit>
