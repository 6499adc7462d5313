import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Attribution, RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { CloneSequence } from '@rosette/contract-kit/records/clone-parts.ts'
import { MapLocation, PublicationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'

/** A clone whose end was sequenced. */
export const CloneendClone = z.object({
  name: z.string(),
  /** Null if the release has no record of the clone. */
  clone: RecordRef.nullable(),
  vectorType: z.string().nullable(),
  insertType: z.string().nullable(),
  stockName: z.string().nullable(),
})
export type CloneendClone = z.infer<typeof CloneendClone>

/** The page of a clone end (specification 2, section 3). Null means not recorded. */
export const CloneendRecord = z
  .object({
    cloneEndId: z.int(),
    name: z.string(),
    dateLastModified: z.iso.date().nullable(),
    tairObjectId: z.int().nullable(),
    locus: RecordRef.nullable(),
    cloneEndType: z.string().nullable(),
    chromosome: z.enum(chromosomes).nullable(),
    clones: z.array(CloneendClone),
    sequences: z.array(CloneSequence),
    globalAssignmentDetails: z.array(MapLocation),
    publications: z.array(PublicationLine),
    attributions: z.array(Attribution),
    comments: z.array(RecordComment),
  })
  .meta({ id: 'CloneendRecord' })
export type CloneendRecord = z.infer<typeof CloneendRecord>
