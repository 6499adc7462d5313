import { z } from 'zod'

/** The page of a species (DETAIL-018). Null means not recorded; the page folds the field away. */
export const SpeciesRecord = z
  .object({
    /** The NCBI Taxonomy ID. */
    taxonId: z.int(),
    scientificName: z.string(),
    genus: z.string(),
    species: z.string(),
    commonName: z.string().nullable(),
    /** From kingdom to genus. */
    taxonomy: z.array(z.string()),
  })
  .meta({ id: 'SpeciesRecord' })
export type SpeciesRecord = z.infer<typeof SpeciesRecord>
