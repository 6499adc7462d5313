import { z } from 'zod'

/** Who gave or made a record: a person or an organization of the community, or a name without record there. */
export const Attribution = z.object({
  attributionType: z.string(),
  communityType: z.enum(['person', 'organization']).nullable(),
  communityId: z.int().nullable(),
  /** As pages show it. */
  name: z.string(),
  /** The parts of the name; left out where a source gives it in one piece. */
  organizationName: z.string().nullable().optional(),
  firstName: z.string().nullable().optional(),
  lastName: z.string().nullable().optional(),
  attributionDate: z.iso.date().nullable(),
})
export type Attribution = z.infer<typeof Attribution>
