import type { Clock } from '@rosette/contract-kit/clock.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { type IdentityProvider, openIdentityProvider } from '@rosette/identity/open-identity-provider.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectMember, expectNoDemo, expectSelf, keepFromCaches } from '../../access/server/expect-member.ts'
import { expectSameCredentials, type SessionOf } from '../../sessions/server/session-cookies.ts'
import { signIn } from '../../sessions/server/sign-in.ts'
import { expectStepUp } from '../../sessions/server/step-up.ts'
import {
  AuthenticateOrcidBody,
  OrcidCodeAnswer,
  OrcidLoginLink,
  OrcidStatus,
  OrcidStatusQuery,
  ProcessOrcidCodeBody,
  UnlinkOrcidAnswer,
  UnlinkOrcidBody,
} from '../contract/orcid-calls.ts'
import { keepAttempt, keepOrcidBrowser, orcidBrowserOf } from './begin-orcid-visit.ts'
import { type BroughtVisit, finishOrcidVisit, linkOrcid, unlinkOrcid } from './finish-orcid-visit.ts'

export type OrcidRoutesOptions = {
  db: Database
  clock: Clock
  settings: Settings
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  sessionOf: SessionOf
  /** How often one address may start an ORCID sign-in. */
  saving?: FastifyContextConfig
}

const tags = ['ORCID']

/** GET auth/orcidloginlink and auth/orcidstatus; POST auth/process-orcid-code, auth/authenticate-orcid and auth/unlink-orcid. */
export const registerOrcid: FastifyPluginAsyncZod<OrcidRoutesOptions> = async (app, options) => {
  const { db, clock, settings, visitorOf, sessionOf, saving = {} } = options
  const provider = openOrcid(settings)
  const finish = (visit: BroughtVisit) =>
    finishOrcidVisit({ db: db.community, provider: expectOrcid(provider), clock, timeoutMs: settings.orcidTimeoutMs }, visit)
  app.addHook('onRequest', keepFromCaches)

  const link = {
    operationId: 'beginOrcidVisit',
    summary: 'Where to send the browser to sign in at ORCID',
    tags,
    response: { 200: OrcidLoginLink, 404: ApiProblem, 503: ApiProblem },
  }
  app.get(
    '/auth/orcidloginlink',
    { schema: link, config: { ...saving, ...accessOf('everyone', { cost: 'light' }) } },
    async (request, reply) => {
      const { url, visit } = await expectOrcid(provider)
        .begin()
        .catch((cause: unknown) => {
          throw new Problem('upstream_failed', 'ORCID could not be reached', { cause })
        })
      await keepAttempt(db.community, { visit, browser: keepOrcidBrowser(request, reply, settings) }, clock.now())
      return { url }
    },
  )

  const status = {
    operationId: 'loadOrcidStatus',
    summary: 'Whether the account of the caller has an ORCID iD; a visitor without an account has none',
    tags,
    querystring: OrcidStatusQuery,
    response: { 200: OrcidStatus, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem },
  }
  app.get('/auth/orcidstatus', { schema: status, config: accessOf('everyone', { cost: 'light' }) }, async (request) => {
    const visitor = await visitorOf(request)
    expectOrcidCaller(visitor, request.query, settings)
    const orcidId = visitor.role === 'member' ? visitor.orcidId : null
    return { has_orcid: orcidId !== null, orcid_id: orcidId }
  })

  const codeAnswers = { 200: OrcidCodeAnswer, 400: ApiProblem, 403: ApiProblem, 404: ApiProblem, 503: ApiProblem }
  const linking = {
    operationId: 'linkOrcid',
    summary: 'Link the account of the caller to the ORCID iD behind a code',
    tags,
    body: ProcessOrcidCodeBody,
    response: { ...codeAnswers, 401: ApiProblem, 409: ApiProblem, 422: ApiProblem },
  }
  app.post('/auth/process-orcid-code', { schema: linking, config: accessOf('own', { cost: 'light', rights: 'own' }) }, async (request) => {
    const member = expectMember(await visitorOf(request))
    expectNoDemo(settings)
    expectOrcidCaller(member, request.body, settings)
    expectSameCredentials(request, settings, request.body)
    // Before the code is used up: the same code can be sent again with a fresh proof.
    expectStepUp(await sessionOf(request), clock.now())
    const { code, state, iss } = request.body
    const browser = orcidBrowserOf(request, settings)
    const orcidId = await finish({ code, state, iss, browser, owner: member.communityId })
    await linkOrcid(db.community, member, { orcidId, now: clock.now() })
    return { success: true, orcid_id: orcidId }
  })

  const login = {
    operationId: 'logInWithOrcid',
    summary: 'Log in to the account linked to the ORCID iD behind a code',
    tags,
    body: AuthenticateOrcidBody,
    response: { ...codeAnswers, 401: ApiProblem },
  }
  app.post('/auth/authenticate-orcid', { schema: login, config: accessOf('everyone', { cost: 'light' }) }, async (request, reply) => {
    const orcidId = await finish({ ...request.body, browser: orcidBrowserOf(request, settings), owner: null })
    const account = await db.community.selectFrom('orcidLink').select('communityId').where('orcidId', '=', orcidId).executeTakeFirst()
    if (!account) throw new Problem('not_found', 'No account is linked to this ORCID iD.')
    await signIn({ db, clock, settings }, { request, reply, communityId: account.communityId })
    return { success: true, orcid_id: orcidId }
  })

  const unlinking = {
    operationId: 'unlinkOrcid',
    summary: 'Unlink the ORCID iD from the account of the caller',
    tags,
    body: UnlinkOrcidBody,
    response: { 200: UnlinkOrcidAnswer, 401: ApiProblem, 403: ApiProblem, 422: ApiProblem },
  }
  app.post('/auth/unlink-orcid', { schema: unlinking, config: accessOf('own', { cost: 'light', rights: 'own' }) }, async (request) => {
    const member = expectMember(await visitorOf(request))
    expectNoDemo(settings)
    expectSameCredentials(request, settings, request.body)
    expectStepUp(await sessionOf(request), clock.now())
    await unlinkOrcid(db.community, member)
    return { success: true }
  })
}

/** Calls may name whom they are for; it must be the caller, curator or not, and this site. */
function expectOrcidCaller(visitor: Visitor, sent: OrcidStatusQuery, { partnerId }: Pick<Settings, 'partnerId'>): void {
  if (sent.partnerId !== undefined && sent.partnerId !== partnerId)
    throw new Problem('invalid_request', `There is no partner ${sent.partnerId}.`)
  if (sent.userIdentifier !== undefined) expectSelf(visitor, sent.userIdentifier)
}

type OrcidSettings = Pick<Settings, 'publicUrl' | 'orcidIssuer' | 'orcidClientId' | 'orcidClientSecret' | 'orcidTimeoutMs'>

/** ORCID, or the provider that the operator has configured instead; null if we are not registered there. */
function openOrcid(settings: OrcidSettings): IdentityProvider | null {
  const { orcidClientId: clientId, orcidClientSecret: clientSecret } = settings
  if (clientId === null || clientSecret === null) return null
  return openIdentityProvider({
    issuer: settings.orcidIssuer,
    clientId,
    clientSecret,
    redirectUri: new URL('/linktoorcid', settings.publicUrl).href,
    timeoutMs: settings.orcidTimeoutMs,
  })
}

function expectOrcid(provider: IdentityProvider | null): IdentityProvider {
  if (provider) return provider
  throw new Problem('not_found', 'Signing in with ORCID is not set up on this site.')
}
