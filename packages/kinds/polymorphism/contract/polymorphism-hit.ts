import { z } from 'zod'

/** One row of a polymorphism search, under the wire names of the specification (1, section 3). */
export const PolymorphismHit = z
  .object({
    polyId: z.int(),
    name: z.string(),
    aliases: z.array(z.string()),
    polymorphism_type: z.string().nullable(),
    polymorphism_site: z.string().nullable(),
    gene_names: z.array(z.string()),
    chromosome: z.string().nullable(),
    description: z.string().nullable(),
  })
  .meta({ id: 'PolymorphismHit' })
export type PolymorphismHit = z.infer<typeof PolymorphismHit>
