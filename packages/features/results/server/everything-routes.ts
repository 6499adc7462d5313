import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { type SearchCategory, searchTypes } from '@rosette/kinds/registry/search-entries.ts'
import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { EverythingAnswer, EverythingRequest } from '../contract/everything-call.ts'
import { findBest } from './best-match.ts'
import { searchEverything } from './search-everything.ts'
import type { SearchRoutesOptions } from './search-routes.ts'
import { isOfPeople, searchTarget } from './search-target.ts'
import { spellingFinder } from './spelling-finder.ts'
import { whileVisitorWaits } from './while-visitor-waits.ts'

const schema = {
  operationId: 'searchEverything',
  summary: 'Count and find the records of every type that match a text, and the one with exactly that name',
  tags: ['Search'],
  body: EverythingRequest,
  response: { 200: EverythingAnswer, 400: ApiProblem, 429: ApiProblem, 503: ApiProblem },
}

const typesOfPeople = searchTypes.filter(({ kind }) => isOfPeople({ kind })).map(({ category }) => category)

/** Types whose words are corrected where nothing was found: what most texts of the search box are. */
const spelledTypes = searchTypes.filter(({ category }) => category === 'genes' || category === 'keyword')

/** POST search/everything. */
export const everythingRoutes: FastifyPluginAsyncZod<SearchRoutesOptions> = async (app, options) => {
  const { engine, db, indexPrefix, releaseOf, traceparentOf, costBudgetOf = () => unlimitedBudget } = options
  const findSpelling = spellingFinder(engine, options.settings.spellingTimeoutMs)

  app.post('/search/everything', { schema, config: accessOf('everyone', { cost: 'sized', takesTokens: true }) }, (request, reply) =>
    whileVisitorWaits(reply, async (signal) => {
      const { searchText, rows } = request.body
      const releaseId = releaseOf(request)
      const budget = costBudgetOf(request)
      await budget.draw(costs.everything(rows))
      const call: CallOptions = { signal, requestId: request.id, traceparent: traceparentOf?.(request) }
      const leftOut = await typesOverLimit(request)
      const onFailure = (category: SearchCategory, error: unknown) => request.log.warn({ err: error }, `${category} could not be searched`)
      const dependencies = { engine, indexPrefix, releaseId, leftOut, onFailure }
      const searched = searchEverything(dependencies, request.body, call)
      const [{ types, missing, hasAllWords }, best] = await Promise.all([
        searched,
        rows === 0 ? null : findBest(db, releaseId, searchText, () => searched),
      ])
      const total = types.reduce((sum, type) => sum + type.total, 0)
      const answer = { total, types, missing, best }
      if (rows === 0 || hasAllWords || answer.best) return send(answer)
      const spellings = spelledTypes.map(({ kind }) =>
        findSpelling(searchTarget({ kind }, indexPrefix, releaseId), searchText, call, budget),
      )
      const [corrected] = (await Promise.allSettled(spellings)).flatMap((found) => (found.status === 'fulfilled' && found.value) || [])
      signal.throwIfAborted()
      return send({ ...answer, didYouMean: corrected ?? null })

      // Hits were validated when they were indexed; checking them again would cost more than the search.
      function send(found: EverythingAnswer) {
        return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(found)
      }
    }),
  )

  /** People and labs are left out of an answer rather than refusing it: the visitor may not even look for them. */
  async function typesOverLimit(request: FastifyRequest): Promise<readonly SearchCategory[]> {
    try {
      await options.expectFewLookups?.(request)
      return []
    } catch (error) {
      if (error instanceof Problem && error.code === 'too_many_requests') return typesOfPeople
      throw error
    }
  }
}
