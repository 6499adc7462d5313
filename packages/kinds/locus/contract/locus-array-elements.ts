import { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import { z } from 'zod'

/** A probe set of an array that is hybridised with one sample, and its means over all slides. */
export const SingleChannelElement = z.object({
  arrayElement: RecordRef,
  avgIntensity: z.number().nullable(),
  avgIntensityStdError: z.number().nullable(),
  avgSignalPercentile: z.number().nullable(),
  avgSignalPercentileStdError: z.number().nullable(),
})
export type SingleChannelElement = z.infer<typeof SingleChannelElement>

/** A spot of an array that compares two samples: the logarithm of their ratio, and the brightness. */
export const DualChannelElement = z.object({
  arrayElement: RecordRef,
  avgLogRatio: z.number().nullable(),
  avgLogRatioStdError: z.number().nullable(),
  avgIntensity: z.number().nullable(),
  avgIntensityStdError: z.number().nullable(),
})
export type DualChannelElement = z.infer<typeof DualChannelElement>
