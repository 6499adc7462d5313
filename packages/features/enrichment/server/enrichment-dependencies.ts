import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CostBudget, unlimitedBudget } from '../../access/server/cost-budget.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import type { ComparingDependencies } from './compare-lists.ts'
import type { TermSetCache } from './sets/term-set-cache.ts'

/** What calls about enrichments need. */
export type EnrichmentDependencies = {
  db: Database
  termSets: TermSetCache
  /** What a stored list that the visitor may read is in a release. */
  resolveContentOf(request: FastifyRequest): ResolveContent
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
  /** What the visitor may still spend; without a limit if it is not given. */
  costBudgetOf?(request: FastifyRequest): CostBudget
}

export function comparingDependencies(
  { db, termSets, resolveContentOf, releaseOf, costBudgetOf }: EnrichmentDependencies,
  request: FastifyRequest,
): ComparingDependencies {
  const budget = costBudgetOf?.(request) ?? unlimitedBudget
  return { db, termSets, resolveContent: resolveContentOf(request), releaseId: releaseOf(request), budget }
}

/** A list is unpublished work: no cache keeps what was found about it. */
export function unstored(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}
