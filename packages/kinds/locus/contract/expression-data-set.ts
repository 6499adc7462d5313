import { z } from 'zod'

/**
 * Whether a locus was measured in a data set. Zero: the matrix has a line for it, and no run of it has anything else than zero, which can
 * mean that its reads fit another gene as well. Absent: the matrix does not have it.
 */
export const Standing = z.enum(['measured', 'zero', 'absent'])
export type Standing = z.infer<typeof Standing>

/** A data set of expression as the record of a locus has it. */
export const MeasuredDataSet = z.object({
  /** In addresses. */
  name: z.string(),
  title: z.string(),
  sampleCount: z.int(),
  standing: Standing,
})
export type MeasuredDataSet = z.infer<typeof MeasuredDataSet>
