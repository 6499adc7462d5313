import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf, type Member, type Visitor } from '../../access/contract/access.ts'
import { expectMember, expectNoDemo, keepFromCaches } from '../../access/server/expect-member.ts'
import { expectNotThrottled } from '../../access/server/throttle.ts'
import { SecondStepBody, secondStepTexts } from '../../sessions/contract/second-step.ts'
import { acceptCode, type FactorKeys } from '../../sessions/server/second-factor.ts'
import type { SessionOf } from '../../sessions/server/session-cookies.ts'
import type { Session } from '../../sessions/server/session-store.ts'
import { expectStepUp } from '../../sessions/server/step-up.ts'
import { BegunSecondFactor, RecoveryCodes, SecondFactorState } from '../contract/second-factor.ts'
import { beginSecondFactor, confirmSecondFactor, loadSecondFactor, removeSecondFactor, renewRecoveryCodes } from './second-factor-store.ts'

export type SecondFactorRoutesOptions = {
  db: Database
  clock: Clock
  settings: FactorKeys & Pick<Settings, 'demoLogin'>
  visitorOf(request: FastifyRequest): Promise<Visitor>
  sessionOf: SessionOf
}

const tags = ['Account']
const refused = { 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 409: ApiProblem, 429: ApiProblem }

/** GET user/second-factor; POST user/second-factor/begin, /confirm, /recovery-codes and /remove. */
export const registerSecondFactor: FastifyPluginAsyncZod<SecondFactorRoutesOptions> = async (app, options) => {
  const { db, clock, settings, visitorOf, sessionOf } = options
  app.addHook('onRequest', keepFromCaches)

  /** The caller, who has just proved who they are. */
  async function expectProved(request: FastifyRequest): Promise<{ owner: Member; session: Session | null }> {
    const owner = expectMember(await visitorOf(request))
    expectNoDemo(settings)
    const session = await sessionOf(request)
    expectStepUp(session, clock.now())
    return { owner, session }
  }

  const state = {
    operationId: 'loadSecondFactor',
    summary: 'Whether the account of the caller has a second factor',
    tags,
    response: { 200: SecondFactorState, 401: ApiProblem },
  }
  app.get('/user/second-factor', { schema: state, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    const { communityId } = expectMember(await visitorOf(request))
    const isOffered = settings.secondFactorKey !== null && !settings.demoLogin
    return { isOffered, ...(await loadSecondFactor(db.community, communityId)) }
  })

  const begin = {
    operationId: 'beginSecondFactor',
    summary: 'Make a secret for an authenticator app',
    tags,
    response: { 200: BegunSecondFactor, ...refused },
  }
  app.post('/user/second-factor/begin', { schema: begin, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    const { owner } = await expectProved(request)
    return beginSecondFactor(db.community, expectKeys(settings), owner, clock.now())
  })

  const confirm = {
    operationId: 'confirmSecondFactor',
    summary: 'Switch the second factor on, with a first code of the app',
    tags,
    body: SecondStepBody,
    response: { 200: RecoveryCodes, ...refused },
  }
  app.post('/user/second-factor/confirm', { schema: confirm, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    const { owner, session } = await expectProved(request)
    const now = clock.now()
    await expectNotThrottled(db.community, { ...firstCodes, subject: String(owner.communityId) }, now)
    const confirmation = { owner, code: request.body.code, sessionHash: session?.sessionHash ?? null }
    return { recoveryCodes: await confirmSecondFactor(db.community, expectKeys(settings), confirmation, now) }
  })

  const renew = {
    operationId: 'renewRecoveryCodes',
    summary: 'Make new recovery codes; the old ones stop working',
    tags,
    response: { 200: RecoveryCodes, ...refused },
  }
  app.post('/user/second-factor/recovery-codes', { schema: renew, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    const { owner } = await expectProved(request)
    return { recoveryCodes: await renewRecoveryCodes(db.community, owner) }
  })

  const remove = {
    operationId: 'removeSecondFactor',
    summary: 'Switch the second factor off, with a code',
    tags,
    body: SecondStepBody,
    response: { 200: Done, ...refused },
  }
  app.post('/user/second-factor/remove', { schema: remove, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    const { owner } = await expectProved(request)
    const { communityId } = owner
    const entered = { communityId, code: request.body.code }
    if (!(await acceptCode(db.community, settings, entered, clock.now()))) throw new Problem('invalid_request', secondStepTexts.wrong)
    await db.community.transaction().execute((tx) => removeSecondFactor(tx, owner, communityId, clock.now()))
    return done
  })
}

/** Nobody needs more to set up an app. */
const firstCodes = { purpose: 'second-factor-first', limit: 20, windowMs: 3_600_000 }

function expectKeys(settings: FactorKeys): FactorKeys {
  if (settings.secondFactorKey !== null) return settings
  throw new Problem('conflict', 'This site does not offer second factors.')
}
