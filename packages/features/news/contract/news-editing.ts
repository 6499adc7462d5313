import { z } from 'zod'
import { CommunityEvent, JobPosting, NewsItem, PostingName } from '../../community/contract/community-notices.ts'

const line = (label: string) => z.string().trim().min(1, `${label} is required.`).max(500)
const html = z.string().trim().max(100_000)

/** What a curator writes (FEED-010). The content is kept as it was written and cleaned whenever it is read. */
export const NewsDraft = z
  .object({ title: line('Title'), date: z.iso.date('Enter a date as YYYY-MM-DD.'), content: html.min(1, 'Text is required.') })
  .meta({ id: 'NewsDraft' })
export type NewsDraft = z.infer<typeof NewsDraft>

const place = z
  .string()
  .trim()
  .max(200)
  .nullable()
  .transform((text) => text || null)

export const EventDraft = z
  .object({
    headline: line('Headline'),
    begins: z.iso.date('Enter a date as YYYY-MM-DD.'),
    ends: z.iso.date('Enter a date as YYYY-MM-DD.'),
    venue: place,
    location: z.object({ CityName: place, RegionName: place, CountryName: place }),
    uri: z.url({ protocol: /^https?$/, error: 'Enter a web address that starts with https://.' }),
  })
  .refine(({ begins, ends }) => ends >= begins, { path: ['ends'], message: 'An event cannot end before it begins.' })
  .meta({ id: 'EventDraft' })
export type EventDraft = z.infer<typeof EventDraft>

export const JobDraft = z
  .object({
    headline: line('Headline'),
    issuedOn: z.iso.date('Enter a date as YYYY-MM-DD.'),
    employerName: line('Employer'),
    location: line('Location'),
    /** A web address, or the name of a posting on this site. */
    uri: z.union([z.url({ protocol: /^https?$/ }), PostingName], 'Enter a web address, or a name such as technician.html.'),
    deadline: z.iso.date('Enter a date as YYYY-MM-DD.').nullable(),
    /** The text of a posting that is read on this site; null if it is somewhere else. */
    posting: html.nullable(),
  })
  .refine(({ uri, posting }) => PostingName.safeParse(uri).success === (posting !== null && posting !== ''), {
    path: ['posting'],
    message: 'A posting on this site needs a text; one with a web address has none.',
  })
  .meta({ id: 'JobDraft' })
export type JobDraft = z.infer<typeof JobDraft>

const id = z.int()

/** GET news/editing: everything that a curator may change, as it was written, items of days to come included. */
export const EditedNotices = z
  .object({
    news: z.array(NewsItem),
    events: z.array(CommunityEvent.extend({ id })),
    jobs: z.array(JobPosting.extend({ id, posting: z.string().nullable() })),
  })
  .meta({ id: 'EditedNotices' })
export type EditedNotices = z.infer<typeof EditedNotices>

/** POST news/preview: HTML as it will be published (FEED-011). */
export const PreviewedHtml = z.object({ content: html }).meta({ id: 'PreviewedHtml' })
export type PreviewedHtml = z.infer<typeof PreviewedHtml>

export const SavedNotice = z.object({ id }).meta({ id: 'SavedNotice' })
