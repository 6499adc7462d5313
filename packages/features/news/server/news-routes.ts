import type { Clock } from '@rosette/contract-kit/clock.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { CommunityEvent, JobPosting, NewsItem, PostingName } from '../../community/contract/community-notices.ts'
import { NewsQuery } from '../contract/news-query.ts'
import { findNewsItem, findPosting, loadEvents, loadJobPostings, loadNewsItems } from './load-news.ts'

export type NewsRoutesOptions = { db: Pick<Database, 'community'>; clock: Clock }

const tags = ['News']
const cacheControl = 'public, no-cache'
const open = accessOf('everyone', { cost: 'light', takesTokens: true })

/** What everybody may read: GET news/breakingnews, news/items/{id}, news/events, news/jobs, news/view-job. */
export const newsRoutes: FastifyPluginAsyncZod<NewsRoutesOptions> = async (app, { db, clock }) => {
  const news = {
    operationId: 'listNews',
    summary: 'News, newest first',
    tags,
    querystring: NewsQuery,
    response: { 200: z.array(NewsItem), 400: ApiProblem },
  }
  app.get('/news/breakingnews', { schema: news, config: open }, async (request, reply) =>
    reply.header('cache-control', cacheControl).send(await loadNewsItems(db.community, request.query, clock.now())),
  )

  const item = {
    operationId: 'findNewsItem',
    summary: 'One news item of any age',
    tags,
    params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    response: { 200: NewsItem, 404: ApiProblem },
  }
  app.get('/news/items/:id', { schema: item, config: open }, async (request, reply) => {
    const found = await findNewsItem(db.community, request.params.id, clock.now())
    if (!found) throw new Problem('not_found', 'There is no news item with this number.')
    return reply.header('cache-control', cacheControl).send(found)
  })

  const events = {
    operationId: 'listEvents',
    summary: 'Conferences and courses',
    tags,
    response: { 200: z.array(CommunityEvent) },
  }
  app.get('/news/events', { schema: events, config: open }, async (_request, reply) =>
    reply.header('cache-control', cacheControl).send(await loadEvents(db.community)),
  )

  const jobs = { operationId: 'listJobs', summary: 'Open positions', tags, response: { 200: z.array(JobPosting) } }
  app.get('/news/jobs', { schema: jobs, config: open }, async (_request, reply) =>
    reply.header('cache-control', cacheControl).send(await loadJobPostings(db.community)),
  )

  const posting = {
    operationId: 'viewJob',
    summary: 'The text of a position that is read on this site',
    tags,
    querystring: z.object({ file: PostingName }),
    response: {
      200: { description: 'The posting', content: { 'text/plain': { schema: z.string() }, 'text/html': { schema: z.string() } } },
      400: ApiProblem,
      404: ApiProblem,
    },
  }
  app.get('/news/view-job', { schema: posting, config: open }, async (request, reply) => {
    const { file } = request.query
    const found = await findPosting(db.community, file)
    if (!found) throw new Problem('not_found', `There is no job posting ${file}.`)
    return reply.header('cache-control', cacheControl).type(found.type).send(found.text)
  })
}
