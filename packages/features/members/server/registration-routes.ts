import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/route-access.ts'
import { keepFromCaches } from '../../access/server/keep-from-caches.ts'
import { networkOf } from '../../access/server/network-of.ts'
import { expectNotThrottled } from '../../access/server/throttle.ts'
import { faultsOfRegistration, Registration } from '../contract/registration.ts'
import { expectNoFaults } from './expect-no-faults.ts'
import { peopleRulesOf, type RuleSettings } from './people-rules-of.ts'
import { registerPerson } from './register-person.ts'

export type RegistrationRoutesOptions = { db: Database; clock: Clock; settings: RuleSettings & Pick<Settings, 'mailUrl'> }

/** A whole course may register behind one address; nobody tries out a list of names or addresses. */
const tries = { purpose: 'register', limit: 60, windowMs: 3_600_000 }

/** POST user/register-person. */
export const registrationRoutes: FastifyPluginAsyncZod<RegistrationRoutesOptions> = async (app, { db, clock, settings }) => {
  app.addHook('onRequest', keepFromCaches)
  const rules = peopleRulesOf(settings)
  const schema = {
    operationId: 'registerPerson',
    summary: 'Make an account; its e-mail address is confirmed by a mailed link',
    tags: ['Account'],
    body: Registration,
    response: { 200: Done, 400: ApiProblem, 409: ApiProblem, 429: ApiProblem },
  }
  app.post('/user/register-person', { schema, config: accessOf('everyone') }, async ({ body, ip }) => {
    expectNoFaults(faultsOfRegistration(body, rules))
    await expectNotThrottled(db.community, { ...tries, subject: networkOf(ip) }, clock.now())
    await registerPerson(db, body, { now: clock.now(), hasMail: settings.mailUrl !== null })
    return done
  })
}
