import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectMember, expectNoDemo, keepFromCaches } from '../../access/server/expect-member.ts'
import { expectNotThrottled } from '../../access/server/throttle.ts'
import type { SessionOf } from '../../sessions/server/session-cookies.ts'
import { expectStepUp } from '../../sessions/server/step-up.ts'
import { AccessToken, MadeAccessToken, NewAccessToken } from '../contract/access-token.ts'
import { loadAccessTokens, makeAccessToken, revokeAccessToken } from './access-token-store.ts'

export type AccessTokenRoutesOptions = {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'demoLogin'>
  visitorOf(request: FastifyRequest): Promise<Visitor>
  sessionOf: SessionOf
}

const tags = ['Account']
const path = '/user/access-tokens'

/** GET, POST and DELETE user/access-tokens. None of them takes a token: one that leaks must not bring forth others. */
export const registerAccessTokens: FastifyPluginAsyncZod<AccessTokenRoutesOptions> = async (app, options) => {
  const { db, clock, settings, visitorOf, sessionOf } = options
  app.addHook('onRequest', keepFromCaches)

  const list = {
    operationId: 'listAccessTokens',
    summary: 'The access tokens of the caller, without the tokens themselves',
    tags,
    response: { 200: z.array(AccessToken), 401: ApiProblem },
  }
  app.get(path, { schema: list, config: accessOf('member', { cost: 'light' }) }, async (request) =>
    loadAccessTokens(db.community, expectMember(await visitorOf(request)).communityId, clock.now()),
  )

  const make = {
    operationId: 'makeAccessToken',
    summary: 'Make an access token; only this answer contains it',
    tags,
    body: NewAccessToken,
    response: { 200: MadeAccessToken, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 409: ApiProblem, 429: ApiProblem },
  }
  app.post(path, { schema: make, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    expectNoDemo(settings)
    const owner = expectMember(await visitorOf(request))
    // It outlives the session.
    expectStepUp(await sessionOf(request), clock.now())
    await expectNotThrottled(db.community, makingThrottle(owner.communityId), clock.now())
    return makeAccessToken(db.community, owner, request.body, clock.now())
  })

  const revoke = {
    operationId: 'revokeAccessToken',
    summary: 'Revoke an access token at once',
    tags,
    params: z.object({ tokenId: z.coerce.number().int().positive() }),
    response: { 200: Done, 401: ApiProblem, 404: ApiProblem },
  }
  app.delete(`${path}/:tokenId`, { schema: revoke, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    await revokeAccessToken(db.community, expectMember(await visitorOf(request)), request.params.tokenId)
    return done
  })
}

/** Each token that is made or revoked is a line of the audit, which only grows. */
function makingThrottle(communityId: number) {
  return { purpose: 'make-token', subject: String(communityId), limit: 60, windowMs: 24 * 3_600_000 }
}
