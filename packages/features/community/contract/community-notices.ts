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

/** DATA-008. The uri is an http address, or the name of a file of the site. */
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

/** DATA-006: a folder or a file of the download pages. A folder has no size. */
export const DownloadItem = z
  .object({
    name: z.string(),
    type: z.enum(['dir', 'file']),
    size: z.int().nullable(),
    lastModified: z.iso.datetime(),
    /** From the root of the downloads, with slashes. */
    path: z.string(),
  })
  .meta({ id: 'DownloadItem' })
export type DownloadItem = z.infer<typeof DownloadItem>

/** API-044: by name. */
export const DownloadListing = z.record(z.string(), DownloadItem).meta({ id: 'DownloadListing' })
export type DownloadListing = z.infer<typeof DownloadListing>
