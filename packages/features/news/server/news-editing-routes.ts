import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectCurator, keepFromCaches } from '../../access/server/expect-member.ts'
import { EditedNotices, EventDraft, JobDraft, NewsDraft, PreviewedHtml, SavedNotice } from '../contract/news-editing.ts'
import { cleanHtml } from './clean-html.ts'
import { eventStore, jobStore, loadEditedNotices, type NoticeStore, newsStore, removeNotice, saveNotice } from './save-notice.ts'

export type NewsEditingOptions = { db: Pick<Database, 'community'>; visitorOf(request: FastifyRequest): Promise<Visitor> }

const tags = ['News']
const config = accessOf('curator', { cost: 'light', rights: 'none' })
const refused = { 400: ApiProblem, 401: ApiProblem, 403: ApiProblem }
const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

/** What curators do with news, events and jobs (FEED-010, FEED-011). */
export const newsEditingRoutes: FastifyPluginAsyncZod<NewsEditingOptions> = async (app, { db, visitorOf }) => {
  app.addHook('onRequest', keepFromCaches)

  const list = {
    operationId: 'listEditedNotices',
    summary: 'News, events and jobs as they were written, for curators',
    tags,
    response: { 200: EditedNotices, ...refused },
  }
  app.get('/news/editing', { schema: list, config }, () => loadEditedNotices(db.community))

  const preview = {
    operationId: 'previewHtml',
    summary: 'HTML as it will be published',
    tags,
    body: PreviewedHtml,
    response: { 200: PreviewedHtml, ...refused },
  }
  app.post('/news/preview', { schema: preview, config }, (request) => ({ content: cleanHtml(request.body.content) }))

  function addEditing<Draft extends z.ZodType>(path: string, name: string, draft: Draft, store: NoticeStore<z.output<Draft>>): void {
    const save = async (request: FastifyRequest, id: number | null) => ({
      // The schema of the route has read the body.
      id: await saveNotice(db.community, store, expectCurator(await visitorOf(request)), request.body as z.output<Draft>, id),
    })
    const answers = { 200: SavedNotice, ...refused, 409: ApiProblem }
    const add = { operationId: `add${name}`, summary: `Add an entry to ${path}`, tags, body: draft, response: answers }
    app.post(`/news/${path}`, { schema: add, config }, (request) => save(request, null))

    const change = { operationId: `change${name}`, summary: `Change an entry of ${path}`, tags, params, body: draft }
    const changed = { ...change, response: { ...answers, 404: ApiProblem } }
    app.put(`/news/${path}/:id`, { schema: changed, config }, (request) => save(request, request.params.id))

    const remove = {
      operationId: `delete${name}`,
      summary: `Delete an entry of ${path}`,
      tags,
      params,
      response: { 200: Done, ...refused, 404: ApiProblem },
    }
    app.delete(`/news/${path}/:id`, { schema: remove, config }, async (request) => {
      await removeNotice(db.community, store, expectCurator(await visitorOf(request)), request.params.id)
      return done
    })
  }
  addEditing('items', 'NewsItem', NewsDraft, newsStore)
  addEditing('events', 'Event', EventDraft, eventStore)
  addEditing('jobs', 'Job', JobDraft, jobStore)
}
