import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endlessPurse, type Purse } from '../../access/server/cost-budget.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import type { ComparingNeeds } from './compare-lists.ts'
import type { TermSetCache } from './sets/term-set-cache.ts'

/** What calls about enrichments need. */
export type EnrichmentNeeds = {
  db: Database
  termSets: TermSetCache
  /** What a kept list is in a release. */
  resolveContent: ResolveContent
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
  /** What the visitor may still spend; without a limit if it is not given. */
  purseOf?(request: FastifyRequest): Purse
}

export function comparingNeeds(
  { db, termSets, resolveContent, releaseOf, purseOf }: EnrichmentNeeds,
  request: FastifyRequest,
): ComparingNeeds {
  return { db, termSets, resolveContent, releaseId: releaseOf(request), purse: purseOf?.(request) ?? endlessPurse }
}

/** A list is unpublished work: no cache keeps what was found about it. */
export function unstored(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}
