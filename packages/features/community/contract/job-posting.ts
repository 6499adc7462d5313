import { z } from 'zod'

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
