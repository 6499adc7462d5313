import { z } from 'zod'

/** One row of a publication search, under the wire names of the specification (1, section 3). */
export const PublicationHit = z
  .object({
    id: z.string(),
    authors: z.array(z.string()),
    title: z.array(z.string()),
    pubName: z.array(z.string()),
    year: z.int().nullable(),
    doi: z.string().nullable(),
    pubmedId: z.int().nullable(),
    keywords: z.array(z.string()),
    /** Name and key of each locus, joined by an underscore: `AT4G18960_2117144`. */
    loci: z.array(z.string()),
    referenceId: z.int(),
    date_last_modified: z.array(z.string()),
  })
  .meta({ id: 'PublicationHit' })
export type PublicationHit = z.infer<typeof PublicationHit>
