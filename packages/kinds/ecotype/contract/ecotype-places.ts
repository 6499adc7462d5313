import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

/** Where a source puts the accession, in degrees. */
export const EcotypePlace = z.object({
  source: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type EcotypePlace = z.infer<typeof EcotypePlace>

/** Another accession with a position, and how far over ground it was collected from this one. */
export const NearAccession = z.object({
  ecotype: RecordRef,
  ecotypeNumber: z.int(),
  country: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  distanceKm: z.number(),
  isSameName: z.boolean(),
  /** Its admixture group, if it was sequenced by the 1001 Genomes. */
  group: z.string().nullable(),
})
export type NearAccession = z.infer<typeof NearAccession>
