import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { MapLocation } from '@rosette/contract-kit/records/record-parts.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'

export const TransposonFeature = z.object({
  assignmentFeatureType: z.string(),
  startPosition: z.int(),
  endPosition: z.int(),
})
export type TransposonFeature = z.infer<typeof TransposonFeature>

/** The page of a transposable element (specification 2, section 3). Null means not recorded. */
export const TransposonRecord = z
  .object({
    transposonId: z.int(),
    name: z.string(),
    dateLastModified: z.iso.date().nullable(),
    chromosome: z.enum(chromosomes),
    family: RecordRef,
    superFamilyName: z.string(),
    sequence: RecordRef.nullable(),
    /** Transposable element genes that lie on it. */
    associatedTransposable: z.array(RecordRef),
    transposonFeature: z.array(TransposonFeature),
    globalAssignment: z.array(MapLocation),
  })
  .meta({ id: 'TransposonRecord' })
export type TransposonRecord = z.infer<typeof TransposonRecord>
