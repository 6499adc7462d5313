import { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import { z } from 'zod'

/** What can become of the name of a locus (DATA-047). */
export const updateTypes = ['obsoletion', 'merge', 'replacement', 'split'] as const
export type UpdateType = (typeof updateTypes)[number]

export const UpdateHistory = z.object({
  updateType: z.enum(updateTypes),
  /** The other locus of the change; a change without another one has the locus itself. */
  name: z.string(),
  /** Null where the release holds no record of it. */
  locus: RecordRef.nullable(),
  tairObjectId: z.int().nullable(),
  date: z.iso.date().nullable(),
})
export type UpdateHistory = z.infer<typeof UpdateHistory>

/** One row of a search for the history of loci, with the wire names of the specification (1, section 3). */
export const LocusHistoryHit = z
  .object({
    id: z.int(),
    locus: z.string(),
    /** Null where the release holds no record of it. */
    locusId: z.int().nullable(),
    currentStatus: z.enum(['obsolete', 'in use']),
    who: z.string().nullable(),
    date: z.iso.date().nullable(),
    modificationComments: z.string().nullable(),
    lociInvolvedInModification: z.array(z.string()),
  })
  .meta({ id: 'LocusHistoryHit' })
export type LocusHistoryHit = z.infer<typeof LocusHistoryHit>
