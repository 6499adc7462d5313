import { dayOf } from '@rosette/contract-kit/clock.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { CommunityEvent, JobPosting, NewsItem } from '../../community/contract/community-notices.ts'
import type { NewsPeriod, NewsQuery } from '../contract/news-query.ts'
import { cleanHtml } from './clean-html.ts'

/** FEED-001. */
const mostShort = 10
const mostListed = 1000

/** Newest first. What visitors see is cleaned on the way out: rows also come from files (FEED-008). */
export async function loadNewsItems(db: CommunityDb, { type, period = 'curr' }: NewsQuery, now: Date): Promise<NewsItem[]> {
  const rows = await publishedItems(db, now)
    .where(newsOf(type === 'short' ? 'curr' : period, now))
    .orderBy('publishedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(type === 'short' ? mostShort : mostListed)
    .execute()
  return rows.map(toNewsItem)
}

/** An item of any age; null if there is none, or if its day has not come. */
export async function findNewsItem(db: CommunityDb, id: number, now: Date): Promise<NewsItem | null> {
  const row = await publishedItems(db, now).where('id', '=', id).executeTakeFirst()
  return row ? toNewsItem(row) : null
}

/** FEED-002: an item with a later date waits for its day. */
function publishedItems(db: CommunityDb, now: Date) {
  return db.selectFrom('newsItem').select(['id', 'title', 'publishedOn', 'content']).where('publishedOn', '<=', dayOf(now))
}

/** NEWS-005: nine months by the calendar, the first day included. */
function newsOf(period: NewsPeriod, now: Date) {
  const isRecent = sql<boolean>`published_on >= (${dayOf(now)}::date - interval '9 months')::date`
  return period === 'curr' ? isRecent : sql<boolean>`not ${isRecent}`
}

function toNewsItem({ id, title, publishedOn, content }: { id: number; title: string; publishedOn: string; content: string }): NewsItem {
  return { id, title, date: publishedOn, content: cleanHtml(content) }
}

/** By start date. */
export async function loadEvents(db: CommunityDb): Promise<CommunityEvent[]> {
  const rows = await db.selectFrom('event').selectAll().orderBy('begins').orderBy('id').limit(mostListed).execute()
  return rows.map(({ headline, begins, ends, venue, cityName, regionName, countryName, uri }) => ({
    headline,
    begins,
    ends,
    venue,
    location: { CityName: cityName, RegionName: regionName, CountryName: countryName },
    uri,
  }))
}

/** Newest first. */
export async function loadJobPostings(db: CommunityDb): Promise<JobPosting[]> {
  return db
    .selectFrom('jobPosting')
    .select(['headline', 'issuedOn', 'employerName', 'location', 'uri', 'deadline'])
    .orderBy('issuedOn', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
}

/** The text of a position that is read on the site itself, with its media type; null if there is none. */
export async function findPosting(db: CommunityDb, fileName: string): Promise<{ text: string; type: string } | null> {
  const row = await db.selectFrom('jobPostingText').select('content').where('fileName', '=', fileName).executeTakeFirst()
  if (!row) return null
  return fileName.endsWith('.html')
    ? { text: cleanHtml(row.content), type: 'text/html; charset=utf-8' }
    : { text: row.content, type: 'text/plain; charset=utf-8' }
}
