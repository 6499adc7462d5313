import { z } from 'zod'

/** A VCF of the operator that the release has. */
export const VariantSet = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  licence: z.string(),
  citation: z.string().nullable(),
  samples: z.int(),
})
export type VariantSet = z.infer<typeof VariantSet>

/** In the query of a call. */
export const variantSetChoice = z.string().max(60).optional().describe('Name of a set of variants; the first without it.')
