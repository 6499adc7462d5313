import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { keepFromCaches } from '../../access/server/expect-member.ts'
import { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { SecondStepBody } from '../../sessions/contract/second-step.ts'
import { finishSignIn, type SignInDependencies } from '../../sessions/server/sign-in.ts'
import { rememberDevice } from './known-devices.ts'

/** POST auth/second-factor, after auth/login or auth/authenticate-orcid answered `second_factor_required`. */
export const secondStepRoutes: FastifyPluginAsyncZod<SignInDependencies> = async (app, { db, clock, settings }) => {
  app.addHook('onRequest', keepFromCaches)
  const schema = {
    operationId: 'finishLogIn',
    summary: 'Finish a login with a code of the authenticator app or a recovery code',
    tags: ['Account'],
    body: SecondStepBody,
    response: { 200: AuthProfile, 400: ApiProblem, 401: ApiProblem, 410: ApiProblem, 429: ApiProblem },
  }
  app.post('/auth/second-factor', { schema, config: accessOf('everyone', { cost: 'light' }) }, async (request, reply) => {
    const { communityId, profile } = await finishSignIn({ db, clock, settings }, { request, reply, code: request.body.code })
    await rememberDevice(db.community, { request, reply, communityId }, settings, clock.now())
    return profile
  })
}
