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

/** DATA-005. The content is HTML. */
export const NewsItem = z.object({ id: z.int(), title: z.string(), date: z.iso.date(), content: z.string() }).meta({ id: 'NewsItem' })
export type NewsItem = z.infer<typeof NewsItem>

/** The name of a job posting that is read on the site itself: a plain file name, never a path (FEED-009). */
export const PostingName = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*\.(txt|html)$/)

/** DATA-008. The uri is an http address, or the name of a posting on the site. */
export const JobPosting = z
  .object({
    headline: z.string(),
    issuedOn: z.iso.date(),
    employerName: z.string(),
    location: z.string(),
    uri: z.string(),
    deadline: z.iso.date().nullable(),
  })
  .meta({ id: 'JobPosting' })
export type JobPosting = z.infer<typeof JobPosting>
