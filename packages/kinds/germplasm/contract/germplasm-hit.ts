import { z } from 'zod'

/** One row of a germplasm search, with the wire names of the specification (1, section 3). */
export const GermplasmHit = z
  .object({
    tairObjectId: z.int(),
    name: z.string(),
    polyList: z.array(z.string()),
    locusList: z.array(z.string()),
    bgEcotypes: z.array(z.string()),
    donors: z.array(z.string()),
    stockNo: z.array(z.string()),
    germplasmType: z.string().nullable(),
    phenotypes: z.array(z.string()),
  })
  .meta({ id: 'GermplasmHit' })
export type GermplasmHit = z.infer<typeof GermplasmHit>
