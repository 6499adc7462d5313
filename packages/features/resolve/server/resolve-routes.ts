import { Readable } from 'node:stream'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { type CostBudget, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { maxResolveBytes, ResolveAnswer, ResolveRequest } from '../contract/resolve-call.ts'
import { resolveIdentifiers } from './resolve-identifiers.ts'
import { isShort, writeAnswer } from './write-answer.ts'

export type ResolveRoutesOptions = {
  db: Pick<Database, 'pool' | 'records'>
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
  /** What the visitor may still spend; without a limit if it is not given. */
  costBudgetOf?(request: FastifyRequest): CostBudget
}

const schema = {
  operationId: 'resolveIdentifiers',
  summary: 'Which records a list of IDs refers to',
  tags: ['Search'],
  body: ResolveRequest,
  response: { 200: ResolveAnswer, 400: ApiProblem, 429: ApiProblem, 503: ApiProblem },
}

/** POST resolve. */
export const registerResolve: FastifyPluginAsyncZod<ResolveRoutesOptions> = async (
  app,
  { db, releaseOf, costBudgetOf = () => unlimitedBudget },
) => {
  app.post(
    '/resolve',
    { schema, bodyLimit: maxResolveBytes, config: accessOf('everyone', { cost: 'sized', takesTokens: true }) },
    async (request, reply) => {
      const answer = await resolveIdentifiers(db, releaseOf(request), request.body, costBudgetOf(request))
      return sendAnswer(reply, answer)
    },
  )
}

/** Built from validated rows: checking 100,000 lines again would take longer than finding them. */
function sendAnswer(reply: FastifyReply, answer: ResolveAnswer): FastifyReply {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  if (isShort(answer)) return reply.serializer(JSON.stringify).send(answer)
  return reply.send(Readable.from(writeAnswer(answer), { objectMode: false }))
}
