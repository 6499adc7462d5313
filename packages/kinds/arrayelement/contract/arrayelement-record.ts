import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

export const ElementLocus = z.object({ locus: RecordRef, description: z.string().nullable(), organism: z.string().nullable() })
export type ElementLocus = z.infer<typeof ElementLocus>

/** Signal of the element on one hybridised slide. */
export const ElementSlide = z.object({
  name: z.string(),
  signal: z.number().nullable(),
  signalPercentile: z.number().nullable(),
  experimentName: z.string().nullable(),
})
export type ElementSlide = z.infer<typeof ElementSlide>

export const ArrayDesign = z.object({
  name: z.string(),
  manufacturer: z.string().nullable(),
  platformType: z.string().nullable(),
  numSpots: z.int().nullable(),
})
export type ArrayDesign = z.infer<typeof ArrayDesign>

/** The page of an array element: a probe set or a spot of a microarray (specification 2, section 3). Null means not recorded. */
export const ArrayelementRecord = z
  .object({
    arrayElementId: z.int(),
    name: z.string(),
    /** `ArrayElement:40217`; null if TAIR has not published a number. */
    tairAccession: z.string().nullable(),
    type: z.string().nullable(),
    isControl: z.boolean().nullable(),
    /** Whether it hits more than one locus. */
    isAmbiguous: z.boolean(),
    organism: z.string().nullable(),
    description: z.string().nullable(),
    sequence: RecordRef.nullable(),
    locus: z.array(ElementLocus),
    avgIntensity: z.number().nullable(),
    avgIntensityStdError: z.number().nullable(),
    /** For two-channel arrays. */
    avgLogRatio: z.number().nullable(),
    avgLogRatioStdError: z.number().nullable(),
    avgSignalPercentile: z.number().nullable(),
    avgSignalPercentileStdError: z.number().nullable(),
    slides: z.array(ElementSlide),
    experiments: z.array(z.object({ name: z.string() })),
    arrayDesigns: z.array(ArrayDesign),
    /** Other elements with the same name: 133 clones were spotted under several numbers. */
    sameName: z.array(RecordRef),
  })
  .meta({ id: 'ArrayElementRecord' })
export type ArrayelementRecord = z.infer<typeof ArrayelementRecord>

/** T or F, as the specification shows flags (DARRAY-005). */
export function formatFlag(flag: boolean | null): 'T' | 'F' | null {
  if (flag === null) return null
  return flag ? 'T' : 'F'
}
