import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectEditorOf, expectNoDemo, expectOwn, expectSelf, keepFromCaches } from '../../access/server/expect-member.ts'
import { expectPassword } from '../../sessions/server/expect-password.ts'
import { hasSecondFactor } from '../../sessions/server/second-factor.ts'
import { expectSameCredentials, type SessionOf } from '../../sessions/server/session-cookies.ts'
import { expectStepUp } from '../../sessions/server/step-up.ts'
import { checkEmail } from '../contract/entry-rules.ts'
import { PersonDetails } from '../contract/person-details.ts'
import { CredentialsUpdate } from '../contract/update-credentials.ts'
import { CommunityUpdate, checkPersonText, PersonUpdate, personLabels } from '../contract/update-person.ts'
import { loadPersonDetails } from './load-person-details.ts'
import { expectNoErrors, peopleRulesOf, type RuleSettings } from './people-rules.ts'
import { updateCredentials } from './update-credentials.ts'
import { findMemberKind, updateCommunity, updatePerson } from './update-person.ts'

export type PersonRoutesOptions = {
  db: Database
  clock: Clock
  settings: RuleSettings & Pick<Settings, 'publicUrl' | 'cookieDomain' | 'demoLogin' | 'mailUrl'>
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  sessionOf: SessionOf
}

const refused = { 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 404: ApiProblem }

/** GET user/person-details, PUT user/update-person and user/update-credentials, POST update/community. */
export const personRoutes: FastifyPluginAsyncZod<PersonRoutesOptions> = async (app, { db, clock, settings, visitorOf, sessionOf }) => {
  const rules = peopleRulesOf(settings)
  app.addHook('onRequest', keepFromCaches)

  const details = {
    operationId: 'loadPersonDetails',
    summary: 'All details of a person, for that person or a curator',
    tags: ['People'],
    querystring: z.object({ communityId: z.coerce.number().int().positive() }),
    response: { 200: PersonDetails, ...refused },
  }
  app.get('/user/person-details', { schema: details, config: accessOf('own', { cost: 'light' }) }, async (request) => {
    const { communityId } = request.query
    expectOwn(await visitorOf(request), communityId)
    const person = await loadPersonDetails(db.community, communityId, clock.now())
    if (!person) throw new Problem('not_found', `There is no person ${communityId}.`)
    return person
  })

  const person = {
    operationId: 'updatePerson',
    summary: 'Change names, address, phones and preferences of a person',
    tags: ['People'],
    body: PersonUpdate,
    response: { 200: Done, ...refused },
  }
  app.put('/user/update-person', { schema: person, config: accessOf('own', { cost: 'light', rights: 'none' }) }, async (request) => {
    const { body } = request
    const editor = expectOwn(await visitorOf(request), body.communityId)
    // Object.keys loses the key type.
    const names = Object.keys(personLabels) as (keyof typeof personLabels)[]
    expectNoErrors(Object.fromEntries(names.map((name) => [name, checkPersonText(name, body[name], rules)])))
    await updatePerson(db, editor, body, clock.now())
    return done
  })

  const credentials = {
    operationId: 'updateCredentials',
    summary:
      'Change the password of the account of the caller, or ask for another e-mail address; a new password ends the other sessions and the access tokens',
    tags: ['Account'],
    body: CredentialsUpdate,
    response: { 200: Done, ...refused, 429: ApiProblem },
  }
  app.put('/user/update-credentials', { schema: credentials, config: accessOf('own', { cost: 50, rights: 'own' }) }, async (request) => {
    const { communityId, email, password, keepsTokens, currentPassword } = request.body
    expectNoDemo(settings)
    // Not even a curator: one stolen session of a curator would open every account (SECURE-006).
    const member = expectSelf(await visitorOf(request), communityId)
    expectSameCredentials(request, settings, request.body)
    expectNoErrors({ email: checkEmail(email, rules) })
    const now = clock.now()
    // The password alone is not a proof for an account that has a second factor.
    if (await hasSecondFactor(db.community, communityId)) expectStepUp(await sessionOf(request), now)
    if (currentPassword) await expectPassword(db.community, { communityId, password: currentPassword }, now)
    const isProved = Boolean(currentPassword)
    const change = { email, password, keepsTokens, isProved, session: await sessionOf(request), callerAddress: request.ip }
    await updateCredentials({ db, hasMail: settings.mailUrl !== null }, member, change, rules, now)
    return done
  })

  const community = {
    operationId: 'updateCommunity',
    summary: 'Change the contact details of a person or an organization',
    tags: ['People'],
    body: CommunityUpdate,
    response: { 200: Done, ...refused },
  }
  app.post('/update/community', { schema: community, config: accessOf('own', { cost: 'light', rights: 'none' }) }, async (request) => {
    const { communityId } = request.body
    const visitor = await visitorOf(request)
    const kind = await findMemberKind(db.community, communityId)
    const editor = kind === 'organization' ? expectEditorOf(visitor, communityId) : expectOwn(visitor, communityId)
    if (kind === null) throw new Problem('not_found', `There is no person or organization with the community ID ${communityId}.`)
    await updateCommunity(db, editor, kind, request.body, clock.now())
    return done
  })
}
