import { z } from 'zod'

/** One row of a search for people and labs, with the wire names of the specification (1, section 3). One search finds both kinds. */
export const CommunityHit = z
  .object({
    communityId: z.int(),
    type: z.enum(['person', 'organization']),
    /** What a list shows and sorts by: `Doe, Jane`, or the name of the organization. */
    name: z.string(),
    org_name: z.string().nullable(),
    org_type: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    job_title: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string().nullable(),
    affiliated_orgs: z.array(z.string()),
  })
  .meta({ id: 'CommunityHit' })
export type CommunityHit = z.infer<typeof CommunityHit>
