import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Attribution, RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { z } from 'zod'

export const HoststrainTaxon = z.object({
  genus: z.string(),
  species: z.string().nullable(),
  /** Null if the release has no record of the species. */
  taxon: RecordRef.nullable(),
})
export type HoststrainTaxon = z.infer<typeof HoststrainTaxon>

/** The page of a host strain (specification 2, section 3). Null means not recorded. */
export const HoststrainRecord = z
  .object({
    hostStrainId: z.int(),
    name: z.string(),
    dateLastModified: z.iso.date().nullable(),
    tairAccession: z.int().nullable(),
    media: z.string().nullable(),
    genotype: z.string().nullable(),
    taxons: z.array(HoststrainTaxon),
    attributions: z.array(Attribution),
    comments: z.array(RecordComment),
  })
  .meta({ id: 'HoststrainRecord' })
export type HoststrainRecord = z.infer<typeof HoststrainRecord>
