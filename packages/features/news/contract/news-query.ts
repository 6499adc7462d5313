import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import { z } from 'zod'

/** API-046: the newest items for the home page, or all of the past nine months (curr), or all older ones (prev). */
export const NewsQuery = z
  .object({
    type: z.enum(['short', 'full']).describe('short: the ten newest items of the past nine months. full: every item of a period.'),
    period: z.enum(['curr', 'prev']).optional().describe('curr: the past nine months. prev: everything older. Needed with type=full.'),
  })
  .refine(({ type, period }) => type === 'short' || period !== undefined, { path: ['period'], message: 'type=full needs a period.' })
export type NewsQuery = z.infer<typeof NewsQuery>

export type NewsPeriod = 'curr' | 'prev'

/** Three feeds, by the last part of their address below `/api/news/rss/` (NEWS-013). */
export const feedNames = ['breakingnews', 'events', 'jobs'] as const
export type FeedName = (typeof feedNames)[number]

export function feedPath(name: FeedName): string {
  return `/api/news/rss/${name}`
}

/** FEED-003: the address of an item for as long as it exists. */
export function newsItemPath(id: number): string {
  return `/news/${id}`
}

/** NEWS-009, NEWS-010: a position of another site, or one that is read here. Anything but http is looked up by name and harms nobody. */
export function jobAddress(uri: string): { isOutside: boolean; href: string } {
  if (/^https?:\/\//i.test(uri)) return { isOutside: true, href: uri }
  return { isOutside: false, href: withQuery('/news/jobs/view', { file: uri }) }
}
