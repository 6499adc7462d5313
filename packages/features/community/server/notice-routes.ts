import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { CommunityEvent, DownloadItem, DownloadListing, JobPosting } from '../contract/community-notices.ts'

const cacheControl = 'public, no-cache'

/** Public notices: GET news/events, news/jobs, download-files/list. */
export const noticeRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  const events = {
    operationId: 'listEvents',
    summary: 'Conferences and courses',
    tags: ['News'],
    response: { 200: z.array(CommunityEvent) },
  }
  app.get('/news/events', { schema: events, config: accessOf('everyone', { takesTokens: true }) }, async (_request, reply) =>
    reply.header('cache-control', cacheControl).send(await loadEvents(db.community)),
  )

  const jobs = { operationId: 'listJobs', summary: 'Open positions', tags: ['News'], response: { 200: z.array(JobPosting) } }
  app.get('/news/jobs', { schema: jobs, config: accessOf('everyone', { takesTokens: true }) }, async (_request, reply) =>
    reply.header('cache-control', cacheControl).send(await loadJobPostings(db.community)),
  )

  const listing = {
    operationId: 'listDownloads',
    summary: 'The contents of a download folder',
    tags: ['Downloads'],
    querystring: z.object({ dir: z.string().trim().max(1000).default('').describe('Path of the folder; empty for the top level.') }),
    response: { 200: DownloadListing, 400: ApiProblem, 404: ApiProblem },
  }
  app.get('/download-files/list', { schema: listing, config: accessOf('everyone', { takesTokens: true }) }, async (request, reply) => {
    const { dir } = request.query
    const items = await loadDownloadListing(db.community, dir)
    if (items === null) throw new Problem('not_found', `There is no folder ${dir}.`)
    return reply.header('cache-control', cacheControl).send(items)
  })
}

/** By start date. */
async function loadEvents(db: CommunityDb): Promise<CommunityEvent[]> {
  const rows = await db.selectFrom('event').selectAll().orderBy('begins').orderBy('id').execute()
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
async function loadJobPostings(db: CommunityDb): Promise<JobPosting[]> {
  return db
    .selectFrom('jobPosting')
    .select(['headline', 'issuedOn', 'employerName', 'location', 'uri', 'deadline'])
    .orderBy('issuedOn', 'desc')
    .orderBy('id')
    .execute()
}

/** Null if there is no such folder. The tree is a table: no path can reach a file of the machine. */
async function loadDownloadListing(db: CommunityDb, dir: string): Promise<DownloadListing | null> {
  const path = dir.replace(/^\/+|\/+$/g, '')
  const folder =
    path === ''
      ? null
      : await db.selectFrom('downloadItem').select('path').where('path', '=', path).where('itemType', '=', 'dir').executeTakeFirst()
  if (folder === undefined) return null
  const rows = await db
    .selectFrom('downloadItem')
    .select(['name', 'itemType', 'size', 'lastModified', 'path'])
    .where((eb) => (folder === null ? eb('parentPath', 'is', null) : eb('parentPath', '=', folder.path)))
    .orderBy('name')
    .execute()
  return Object.fromEntries(
    rows.map(({ itemType, lastModified, ...item }) => [
      item.name,
      DownloadItem.parse({ ...item, type: itemType, lastModified: lastModified.toISOString() }),
    ]),
  )
}
