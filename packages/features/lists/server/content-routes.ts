import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import { listPages } from '@rosette/release-kit/list-pages.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyContextConfig, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, anonymous } from '../../access/contract/access.ts'
import { costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import {
  ContentFormat,
  ContentPage,
  ContentWindow,
  ListContentId,
  ListedItems,
  ListSource,
  maxListBytes,
  OverlapsAnswer,
  OverlapsRequest,
  StoredContent,
} from '../../list-contents/contract/list-content.ts'
import { countParts } from '../../list-contents/contract/list-operation.ts'
import { contentSenderOf, keepListContent } from '../../list-contents/server/list-content-store.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import type { SearchRoutesOptions } from '../../results/server/search-routes.ts'
import { whileVisitorWaits } from '../../results/server/while-visitor-waits.ts'
import { contentTypes, sendContentFile } from './content-file.ts'
import { type GatherDependencies, gatherItems, readCompared } from './gather-items.ts'

export type ContentRoutesOptions = Omit<SearchRoutesOptions, 'settings' | 'expectFewLookups' | 'resolveContentOf'> & {
  resolveContentOf(request: FastifyRequest): ResolveContent
  /** How much all contents together may take up. */
  settings: Pick<Settings, 'listContentsMaxMb'>
  /** How often one address may keep a content. */
  saving?: FastifyContextConfig
}

const tags = ['Lists']
const failures = { 400: ApiProblem, 404: ApiProblem, 422: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const params = z.object({ id: ListContentId })
const reading = accessOf('everyone', { cost: 'sized', takesTokens: true })

/** A list is unpublished science: no cache keeps it, and no search engine is invited. */
export const keepPrivate: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
}

/** POST list-contents, list-items and list-overlaps, GET list-contents/{id} and its file. */
export const contentRoutes: FastifyPluginAsyncZod<ContentRoutesOptions> = async (app, options) => {
  const { db, clock, releaseOf, costBudgetOf = () => unlimitedBudget, visitorOf = async () => anonymous, saving = {} } = options
  const maxBytes = options.settings.listContentsMaxMb * 1024 * 1024
  app.addHook('onRequest', keepPrivate)
  const dependenciesOf = (request: FastifyRequest): GatherDependencies => ({
    ...options,
    releaseId: releaseOf(request),
    resolveContent: options.resolveContentOf(request),
    visitorOf: () => visitorOf(request),
    budget: costBudgetOf(request),
  })
  const resolve = (request: FastifyRequest, id: string) => options.resolveContentOf(request)(id, releaseOf(request))
  const callOf = (request: FastifyRequest, signal: AbortSignal) => ({
    signal,
    requestId: request.id,
    traceparent: options.traceparentOf?.(request),
  })

  const keep = {
    operationId: 'keepListContent',
    summary: 'Store a kind and its items under the hash of both',
    tags,
    body: ListSource,
    response: { 200: StoredContent, ...failures },
  }
  app.post(
    '/list-contents',
    { schema: keep, bodyLimit: maxListBytes, config: { ...saving, ...accessOf('everyone', { cost: 'sized' }) } },
    (request, reply) =>
      whileVisitorWaits(reply, async (signal) => {
        const content = await gatherItems(dependenciesOf(request), request.body, callOf(request, signal))
        const id = await keepListContent(
          db.community,
          content,
          contentSenderOf(await visitorOf(request), request.ip, maxBytes),
          clock.now(),
        )
        const { keys } = await resolve(request, id)
        return { id, kind: content.kind, count: content.items.length, counted: keys.length }
      }),
  )

  const list = {
    operationId: 'listItems',
    summary: 'The items that a list would have; nothing is stored',
    tags,
    body: ListSource,
    response: { 200: ListedItems, ...failures },
  }
  app.post('/list-items', { schema: list, bodyLimit: maxListBytes, config: reading }, (request, reply) =>
    whileVisitorWaits(reply, async (signal) => {
      const { kind, items } = await gatherItems(dependenciesOf(request), request.body, callOf(request, signal))
      return { kind, items: [...items] }
    }),
  )

  const overlaps = {
    operationId: 'countOverlaps',
    summary: 'How many items each part of a comparison has',
    tags,
    body: OverlapsRequest,
    response: { 200: OverlapsAnswer, ...failures },
  }
  app.post('/list-overlaps', { schema: overlaps, config: reading }, async (request) => {
    const { kind, lists } = await readCompared(dependenciesOf(request), request.body.of)
    const parts = countParts(lists)
    const union = parts.reduce((sum, { count }) => sum + count, 0)
    return { kind, sizes: lists.map(({ length }) => length), union, parts }
  })

  const read = {
    operationId: 'readListContent',
    summary: 'The items of a content and what they are in this release',
    tags,
    params,
    querystring: ContentWindow,
    response: { 200: ContentPage, ...failures, 409: ApiProblem },
  }
  app.get('/list-contents/:id', { schema: read, config: reading }, async (request) => {
    const { id } = request.params
    const releaseId = releaseOf(request)
    const pageOf = listPages(request.query, { call: 'list-contents', releaseId, criteria: { id } })
    const { kind, items, resolved, counts, keys } = await resolve(request, id)
    const { rows, from, next } = pageOf(resolved, ({ item }) => item)
    return { id, kind, count: items.length, counted: keys.length, releaseId, counts, from, items: [...rows], next }
  })

  const file = {
    operationId: 'downloadListContent',
    summary: 'All items of a content as a file',
    tags,
    params,
    querystring: z.object({ format: ContentFormat.default('txt') }),
    response: { 200: contentTypes, ...failures },
  }
  streamedFileRoute(app, '/list-contents/:id/file', {
    schema: file,
    config: reading,
    check: (request) => resolve(request, request.params.id),
    send: async (request, reply) => {
      const { id } = request.params
      const content = await resolve(request, id)
      await costBudgetOf(request).draw(costs.keys(content.items.length))
      return sendContentFile(reply, id, content, request.query.format)
    },
  })
}
