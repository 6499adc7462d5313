import { z } from 'zod'

/** Who gave or made a record: a person or an organization of the community, or a name without record there. */
export const Attribution = z.object({
  attributionType: z.string(),
  communityType: z.enum(['person', 'organization']).nullable(),
  communityId: z.int().nullable(),
  name: z.string(),
  attributionDate: z.iso.date().nullable(),
})
export type Attribution = z.infer<typeof Attribution>
