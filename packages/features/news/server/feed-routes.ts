import type { Clock } from '@rosette/contract-kit/clock.ts'
import { escapeHtml } from '@rosette/contract-kit/text/escape-html.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { sendTagged, tagged } from '../../site/server/send-tagged.ts'
import { type FeedName, feedNames, feedPath, jobAddress, newsItemPath } from '../contract/news-query.ts'
import { type Feed, type FeedItem, formatRss } from './format-rss.ts'
import { loadEvents, loadJobPostings, loadNewsItems } from './load-news.ts'

export type FeedRoutesOptions = { db: Pick<Database, 'community'>; clock: Clock; publicUrl: string }

type FeedCard = Pick<Feed, 'title' | 'description'> & {
  page: string
  load(db: CommunityDb, now: Date, absolute: (path: string) => string): Promise<FeedItem[]>
}

/** Readers ask again and again: the newest are enough. */
const mostItems = 50

const feeds: Readonly<Record<FeedName, FeedCard>> = {
  breakingnews: {
    title: 'Rosette: breaking news',
    description: 'News of the Arabidopsis community.',
    page: '/news/breaking-news',
    load: async (db, now, absolute) => {
      const items = await loadNewsItems(db, { type: 'full', period: 'curr' }, now)
      return items.map(({ id, title, date, content }) => {
        const link = absolute(newsItemPath(id))
        return { title, link, guid: link, date, description: content }
      })
    },
  },
  events: {
    title: 'Rosette: conferences and events',
    description: 'Meetings, courses and workshops of the Arabidopsis community.',
    page: '/news/events',
    load: async (db) => {
      const events = await loadEvents(db)
      return events.toReversed().map(({ headline, begins, ends, venue, location, uri }) => {
        const { CityName, RegionName, CountryName } = location
        const place = [venue, CityName, RegionName, CountryName].filter((part) => part !== null).join(', ')
        const description = escapeHtml([begins === ends ? begins : `${begins} to ${ends}`, place].filter(Boolean).join('. '))
        return { title: headline, link: uri, guid: `event:${begins}:${headline}`, date: begins, description }
      })
    },
  },
  jobs: {
    title: 'Rosette: job postings',
    description: 'Open positions in the Arabidopsis community.',
    page: '/news/jobs',
    load: async (db, _now, absolute) => {
      const jobs = await loadJobPostings(db)
      return jobs.map(({ headline, issuedOn, employerName, location, uri, deadline }) => {
        const { isOutside, href } = jobAddress(uri)
        const link = isOutside ? href : absolute(href)
        const closing = deadline === null ? '' : ` Apply by ${deadline}.`
        const guid = `job:${issuedOn}:${employerName}:${headline}`
        return { title: headline, link, guid, date: issuedOn, description: escapeHtml(`${employerName}, ${location}.${closing}`) }
      })
    },
  },
}

/** GET news/rss/{breakingnews, events, jobs} (NEWS-013). */
export const feedRoutes: FastifyPluginAsyncZod<FeedRoutesOptions> = async (app, { db, clock, publicUrl }) => {
  const absolute = (path: string) => new URL(path, publicUrl).href
  const schema = {
    operationId: 'readFeed',
    summary: 'News, events or jobs as RSS 2.0',
    tags: ['News'],
    params: z.object({ name: z.enum(feedNames) }),
    response: { 200: { description: 'RSS 2.0', content: { 'application/rss+xml': { schema: z.string() } } } },
  }
  app.get('/news/rss/:name', { schema, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, async (request, reply) => {
    const { name } = request.params
    const { title, description, page, load } = feeds[name]
    const items = (await load(db.community, clock.now(), absolute)).slice(0, mostItems)
    const text = formatRss({ title, description, link: absolute(page), self: absolute(feedPath(name)), items })
    return sendTagged(request, reply.header('cache-control', 'public, max-age=300'), tagged(text, 'application/rss+xml; charset=utf-8'))
  })
}
