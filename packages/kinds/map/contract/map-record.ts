import { chromosomes } from '@rosette/contract-kit/genome.ts'
import { z } from 'zod'

/** The page of a map (DETAIL-018). */
export const MapRecord = z
  .object({
    mapId: z.int(),
    name: z.string(),
    mapType: z.enum(['nuc_sequence', 'genetic']),
    chromosome: z.enum(chromosomes),
    units: z.enum(['bp', 'cM']),
    /** From the first to the last place on it, in its units. */
    length: z.number().nullable(),
    description: z.string().nullable(),
    markerCount: z.int(),
  })
  .meta({ id: 'MapRecord' })
export type MapRecord = z.infer<typeof MapRecord>
