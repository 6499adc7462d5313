import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectMember, keepFromCaches } from '../../access/server/expect-member.ts'
import { EndSessionBody, MemberSession } from '../contract/member-session.ts'
import type { SessionOf } from './session-cookies.ts'
import { openSessionsQuery } from './session-store.ts'
import { expectStepUp } from './step-up.ts'

export type SessionListOptions = {
  db: Database
  clock: Clock
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  sessionOf: SessionOf
}

/** GET auth/sessions and POST auth/end-session: where the member is logged in. */
export const sessionListRoutes: FastifyPluginAsyncZod<SessionListOptions> = async (app, { db, clock, visitorOf, sessionOf }) => {
  app.addHook('onRequest', keepFromCaches)

  const list = {
    operationId: 'listSessions',
    summary: 'The open sessions of the caller, the last used first',
    tags: ['Account'],
    response: { 200: z.array(MemberSession), 401: ApiProblem },
  }
  app.get('/auth/sessions', { schema: list, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    const { communityId } = expectMember(await visitorOf(request))
    const own = await sessionOf(request)
    const open = await openSessionsQuery(db.community, communityId, clock.now()).execute()
    return open.map(({ sessionHash, createdAt, lastSeenAt }) => ({
      id: sessionHash.toString('base64url'),
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: own?.sessionHash.equals(sessionHash) === true,
    }))
  })

  const end = {
    operationId: 'endSession',
    summary: 'End one session of the caller',
    tags: ['Account'],
    body: EndSessionBody,
    response: { 200: Done, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 404: ApiProblem },
  }
  app.post('/auth/end-session', { schema: end, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    const { communityId } = expectMember(await visitorOf(request))
    expectStepUp(await sessionOf(request), clock.now())
    const { numDeletedRows } = await db.community
      .deleteFrom('session')
      .where('communityId', '=', communityId)
      .where('sessionHash', '=', Buffer.from(request.body.id, 'base64url'))
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Problem('not_found', 'You have no such session; it may have ended already.')
    return done
  })
}
