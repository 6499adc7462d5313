import type { Lookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageFacts } from './page-facts.ts'

/** The record of a page: the text that the release build stored, which the document carries as it is, and what it says. */
export type InlineRecord = { kind: string; lookup: Lookup; json: string; record: Record<string, unknown> }

/** Answers a request with the document of a page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, facts: PageFacts, record?: InlineRecord) => Promise<FastifyReply>

/** GUARD-003. The web app does the same when it navigates to a record without requesting a document. */
export function redirectToDenied(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return redirectNow(reply, withQuery('/access-denied', { from: request.url }))
}

/** Not for good: the next visitor, or the next release, may be led elsewhere. */
export function redirectNow(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(path, 302)
}
