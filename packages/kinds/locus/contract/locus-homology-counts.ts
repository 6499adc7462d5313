import { z } from 'zod'

/** What the record itself says of homology; the rest is in files of its own (`locus-homology.ts`). */
export const LocusHomology = z.object({
  paralogCount: z.int(),
  /** In all plants. */
  orthologCount: z.int(),
  /** PANTHER's family of the representative model's protein. */
  pantherFamily: z.object({ accession: z.string(), name: z.string().nullable() }).nullable(),
  hasPhylogenesPage: z.boolean(),
})
export type LocusHomology = z.infer<typeof LocusHomology>
