import type { Clock } from '@rosette/contract-kit/clock.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyContextConfig } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { networkOf } from '../../access/server/network-address.ts'
import { SavedSearch, SavedSearchAnswer, SavedSearchId } from '../../list-contents/contract/saved-search.ts'
import { findSavedSearch, saveSearch } from './saved-search-store.ts'

export type SavedSearchRoutesOptions = {
  db: Pick<Database, 'community'>
  clock: Clock
  /** How much all saved searches together may take up. */
  settings: Pick<Settings, 'savedSearchesMaxMb'>
  /** How often one address may save a search. */
  saving?: FastifyContextConfig
}

/** Room for a list of 100,000 ids. */
const maxSearchBytes = 2 * 1024 * 1024

/** POST searches, GET searches/{id}: what a shared link and a file stand for. */
export const savedSearchRoutes: FastifyPluginAsyncZod<SavedSearchRoutesOptions> = async (app, { db, clock, settings, saving = {} }) => {
  const maxBytes = settings.savedSearchesMaxMb * 1024 * 1024
  const save = {
    operationId: 'saveSearch',
    summary: 'Store a search under the hash of its content, for a link or a file',
    tags: ['Search'],
    body: SavedSearch,
    response: { 200: SavedSearchAnswer, 400: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app.post(
    '/searches',
    { schema: save, bodyLimit: maxSearchBytes, config: { ...saving, ...accessOf('everyone', { cost: 'light' }) } },
    async (request, reply) => {
      const saver = { network: networkOf(request.ip), maxBytes }
      return reply.header('cache-control', 'no-store').send({ id: await saveSearch(db.community, request.body, saver, clock.now()) })
    },
  )

  const find = {
    operationId: 'findSearch',
    summary: 'The search of an id',
    tags: ['Search'],
    params: z.object({ id: SavedSearchId }),
    response: { 200: SavedSearch, 404: ApiProblem },
  }
  app.get('/searches/:id', { schema: find, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, async (request, reply) => {
    const search = await findSavedSearch(db.community, request.params.id, clock.now())
    if (search === null) throw new Problem('not_found', 'This search does not exist, or has expired.')
    // What an id stands for never changes.
    return reply.header('cache-control', 'private, max-age=3600, immutable').send(search)
  })
}
