import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/route-access.ts'
import { CommunityEvent } from '../contract/community-event.ts'
import { DownloadListing } from '../contract/download-item.ts'
import { JobPosting } from '../contract/job-posting.ts'
import { loadDownloadListing, loadEvents, loadJobPostings } from './load-notices.ts'

const cacheControl = 'public, no-cache'

/** What the site tells everybody: GET news/events, news/jobs, download-files/list. */
export const noticeRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  const events = {
    operationId: 'listEvents',
    summary: 'Conferences and courses',
    tags: ['News'],
    response: { 200: z.array(CommunityEvent) },
  }
  app.get('/news/events', { schema: events, config: accessOf('everyone') }, async (_request, reply) =>
    reply.header('cache-control', cacheControl).send(await loadEvents(db.community)),
  )

  const jobs = { operationId: 'listJobs', summary: 'Open positions', tags: ['News'], response: { 200: z.array(JobPosting) } }
  app.get('/news/jobs', { schema: jobs, config: accessOf('everyone') }, async (_request, reply) =>
    reply.header('cache-control', cacheControl).send(await loadJobPostings(db.community)),
  )

  const listing = {
    operationId: 'listDownloads',
    summary: 'What lies in a folder of the downloads',
    tags: ['Downloads'],
    querystring: z.object({ dir: z.string().trim().max(1000).default('').describe('Path of the folder; empty for the first folders.') }),
    response: { 200: DownloadListing, 400: ApiProblem, 404: ApiProblem },
  }
  app.get('/download-files/list', { schema: listing, config: accessOf('everyone') }, async (request, reply) => {
    const { dir } = request.query
    const items = await loadDownloadListing(db.community, dir)
    if (items === null) throw new Problem('not_found', `There is no folder ${dir}.`)
    return reply.header('cache-control', cacheControl).send(items)
  })
}
