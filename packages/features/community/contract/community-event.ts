import { z } from 'zod'

/** DATA-007: a conference or a course. The names of the place's parts are those of the specification. */
export const CommunityEvent = z
  .object({
    headline: z.string(),
    begins: z.iso.date(),
    ends: z.iso.date(),
    venue: z.string().nullable(),
    location: z.object({ CityName: z.string().nullable(), RegionName: z.string().nullable(), CountryName: z.string().nullable() }),
    uri: z.url({ protocol: /^https?$/ }),
  })
  .meta({ id: 'CommunityEvent' })
export type CommunityEvent = z.infer<typeof CommunityEvent>
