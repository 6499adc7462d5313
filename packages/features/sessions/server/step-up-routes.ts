import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectMember, keepFromCaches } from '../../access/server/expect-member.ts'
import { ProveIdentityBody } from '../contract/prove-identity.ts'
import { secondStepTexts } from '../contract/second-step.ts'
import { expectPassword } from './expect-password.ts'
import { acceptCode, type FactorKeys, hasSecondFactor } from './second-factor.ts'
import { type SessionOf, setSessionCookies } from './session-cookies.ts'
import { renewSession } from './session-store.ts'

export type StepUpRoutesOptions = {
  db: Database
  clock: Clock
  settings: FactorKeys & Pick<Settings, 'publicUrl' | 'cookieDomain'>
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  sessionOf: SessionOf
}

/** POST auth/prove-identity. */
export const stepUpRoutes: FastifyPluginAsyncZod<StepUpRoutesOptions> = async (app, { db, clock, settings, visitorOf, sessionOf }) => {
  app.addHook('onRequest', keepFromCaches)
  const schema = {
    operationId: 'proveIdentity',
    summary: 'Enter the password again, before credentials or roles change',
    tags: ['Account'],
    body: ProveIdentityBody,
    response: { 200: Done, 400: ApiProblem, 401: ApiProblem, 429: ApiProblem },
  }
  app.post('/auth/prove-identity', { schema, config: accessOf('member', { cost: 50 }) }, async (request, reply) => {
    const { communityId } = expectMember(await visitorOf(request))
    const session = await sessionOf(request)
    const now = clock.now()
    const { password, code } = request.body
    await expectPassword(db.community, { communityId, password }, now)
    if (await hasSecondFactor(db.community, communityId)) {
      if (code === undefined) throw new Problem('second_factor_required', secondStepTexts.needed)
      if (!(await acceptCode(db.community, settings, { communityId, code }, now)))
        throw new Problem('invalid_request', secondStepTexts.wrong)
    }
    if (session) setSessionCookies(reply, settings, await renewSession(db.community, session, now))
    return done
  })
}
