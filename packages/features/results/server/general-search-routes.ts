import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { GeneralSearchRequest } from '@rosette/contract-kit/search-contract.ts'
import type { KindName } from '@rosette/kinds/registry/contract.ts'
import type { Engine } from '@rosette/search-engine/open-engine.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { GeneralSearchAnswer } from '../contract/general-search-answer.ts'
import { generalSearch } from './general-search.ts'
import { searchedIndex } from './searched-index.ts'
import { visitorSignal } from './visitor-signal.ts'

export type GeneralSearchRoutesOptions = {
  engine: Engine
  indexPrefix: string
  /** The release this request is answered from. */
  releaseOf(request: FastifyRequest): string
  /** The trace context that is passed on to the engine. */
  traceparentOf?(request: FastifyRequest): string
}

const schema = {
  operationId: 'searchGeneral',
  summary: 'Find records of one type by name, id or words',
  tags: ['Search'],
  body: GeneralSearchRequest,
  response: { 200: GeneralSearchAnswer, 400: ApiProblem, 503: ApiProblem },
}

/** POST search/general. */
export const generalSearchRoutes: FastifyPluginAsyncZod<GeneralSearchRoutesOptions> = async (app, options) => {
  const { engine, indexPrefix, releaseOf, traceparentOf } = options
  const needs = { engine, indexOf: (kind: KindName, releaseId: string) => searchedIndex(indexPrefix, kind, releaseId) }

  app.post('/search/general', { schema }, async (request, reply) => {
    // The engine stops when the visitor is gone.
    const signal = visitorSignal(reply)
    try {
      const answer = await generalSearch(needs, releaseOf(request), request.body, {
        signal,
        requestId: request.id,
        traceparent: traceparentOf?.(request),
      })
      // Hits were validated when they were indexed; to check them again costs more than the search.
      return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer)
    } catch (error) {
      // Nobody is left to read an answer, and it was no failure.
      if (signal.aborted) return reply.hijack()
      throw error
    }
  })
}
