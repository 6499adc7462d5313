import { z } from 'zod'

export const maxLocusNames = 500

/** POST locus-names. */
export const LocusNamesRequest = z
  .strictObject({ names: z.array(z.string().min(1).max(200)).min(1).max(maxLocusNames).describe('Names of loci, such as AT4G18960.') })
  .meta({ id: 'LocusNamesRequest' })

export const LocusNames = z
  .object({
    loci: z
      .array(
        z.object({ name: z.string(), symbol: z.string().nullable(), fullName: z.string().nullable(), description: z.string().nullable() }),
      )
      .describe('Those that this release has, in any order.'),
  })
  .meta({ id: 'LocusNames' })
export type LocusNames = z.infer<typeof LocusNames>
