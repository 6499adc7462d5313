import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { keepFromCaches } from '../../access/server/expect-member.ts'
import { hasUserName } from '../../account/server/accounts.ts'
import { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { type SignInDependencies, signIn } from '../../sessions/server/sign-in.ts'

const DemoLoginBody = z.object({ userName: z.string().min(1).max(200) }).meta({ id: 'DemoLoginBody' })

/** POST auth/demo-login: logs in to a demo account without a password, if the operator offers it. */
export const registerDemoPeople: FastifyPluginAsyncZod<SignInDependencies> = async (app, { db, clock, settings }) => {
  app.addHook('onRequest', keepFromCaches)
  const schema = {
    operationId: 'logInToDemo',
    summary: 'Log in to a demo account, on sites that offer it',
    tags: ['Account'],
    body: DemoLoginBody,
    response: { 200: AuthProfile, 404: ApiProblem },
  }
  app.post('/auth/demo-login', { schema, config: accessOf('everyone', { cost: 'light' }) }, async (request, reply) => {
    const account = settings.demoLogin ? await demoAccountQuery(db, request.body.userName).executeTakeFirst() : undefined
    if (!account) throw new Problem('not_found', 'There is no such demo account.')
    return signIn({ db, clock, settings }, { request, reply, communityId: account.communityId })
  })
}

function demoAccountQuery(db: Database, userName: string) {
  return db.community.selectFrom('account').select('communityId').where(hasUserName(userName)).where('isDemo', '=', true)
}
