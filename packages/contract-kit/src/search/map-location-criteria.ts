import { z } from 'zod'

/** As forms name the chromosomes of the plant; `any` is none of them. */
export const formChromosomes = ['1', '2', '3', '4', '5', 'C', 'M'] as const
export type FormChromosome = (typeof formChromosomes)[number]

// No chromosome is nearly as long.
const maxKilobases = 1_000_000

/** A number, or the text of the input it was typed in. */
export const Kilobases = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,7}(\.\d{1,3})?$/)
        .transform(Number),
    ],
    { error: 'A number of kilobases is expected.' },
  )
  .pipe(z.number().min(0).max(maxKilobases))

/** Where on a chromosome something lies; the range is in kb, and an end that is left open has no limit (FGERM-013). */
export const MapLocationCriteria = z.strictObject({
  chromosome: z.enum(formChromosomes).optional(),
  low_range: Kilobases.optional(),
  high_range: Kilobases.optional(),
})
export type MapLocationCriteria = z.infer<typeof MapLocationCriteria>
