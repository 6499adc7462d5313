import { z } from 'zod'

/** The page of a species (DETAIL-018). Null means not recorded; the page says "Unknown". */
export const SpeciesRecord = z
  .object({
    /** The number of the species in the NCBI Taxonomy. */
    taxonId: z.int(),
    scientificName: z.string(),
    genus: z.string(),
    species: z.string(),
    commonName: z.string().nullable(),
    /** From kingdom to genus, the widest first. */
    taxonomy: z.array(z.string()),
  })
  .meta({ id: 'SpeciesRecord' })
export type SpeciesRecord = z.infer<typeof SpeciesRecord>
