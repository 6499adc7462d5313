import { type Clock, dayAfter } from '@rosette/contract-kit/clock.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Member, type Visitor } from '../../access/contract/access.ts'
import { expectMember, expectSelf, keepFromCaches, notYours } from '../../access/server/expect-member.ts'
import { expectNotThrottled, forgiveAttempt } from '../../access/server/throttle.ts'
import type { SessionOf } from '../../sessions/server/session-cookies.ts'
import { ActivationAnswer, ActivationRequest, InstitutionAnswer, SubscriptionStatus, UsageAnswer } from '../contract/subscription-calls.ts'
import { hashOfCode } from './activation-code.ts'
import { findInstitution, findPersonalSubscription } from './find-subscription.ts'
import { grantUnits, loadUsage } from './unit-ledger.ts'

export type SubscriptionRoutesOptions = {
  db: Pick<Database, 'community'>
  clock: Clock
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  sessionOf: SessionOf
}

/** More than enough for typing errors in an hour, and far too few to guess a code. */
const tries = { purpose: 'activate', limit: 10, windowMs: 3_600_000 }

/** GET subscription/institution, status and bucket/usage, POST subscription/activate/bucket. */
export const registerSubscription: FastifyPluginAsyncZod<SubscriptionRoutesOptions> = async (app, { db, clock, visitorOf, sessionOf }) => {
  // The answers depend on who asks and from where.
  app.addHook('onRequest', keepFromCaches)

  const institution = {
    operationId: 'findInstitution',
    summary: 'The institution of the caller, by network address or confirmed affiliation',
    tags: ['Subscription'],
    response: { 200: InstitutionAnswer, 429: ApiProblem, 503: ApiProblem },
  }
  app.get(
    '/subscription/institution',
    { schema: institution, config: accessOf('everyone', { cost: 'light' }) },
    async (request): Promise<InstitutionAnswer> => {
      // Not from the visitor: identifying the visitor looks up the institution too.
      const communityId = (await sessionOf(request))?.communityId ?? null
      const found = await findInstitution(db.community, { address: request.ip, communityId }, clock.now())
      return found ? { name: found.name, status: found.status } : []
    },
  )

  const status = {
    operationId: 'loadSubscriptionStatus',
    summary: "The caller's subscription",
    tags: ['Subscription'],
    querystring: z.object({ userIdentifier: z.string().max(20).optional().describe('Community id of the caller.') }),
    response: { 200: SubscriptionStatus, 401: ApiProblem, 403: ApiProblem },
  }
  app.get('/subscription/status', { schema: status, config: accessOf('own', { cost: 'light' }) }, async (request) => {
    const member = expectMember(await visitorOf(request))
    const { communityId } = member
    expectSelf(member, request.query.userIdentifier ?? communityId)
    const partyId = await findOwnParty(db.community, member, undefined)
    return loadSubscriptionStatus(db.community, { address: request.ip, communityId, partyId }, clock.now())
  })

  const usage = {
    operationId: 'loadUsage',
    summary: "The caller's units",
    tags: ['Subscription'],
    querystring: z.object({ party_id: z.coerce.number().int().positive().optional().describe('Party of the caller.') }),
    response: { 200: UsageAnswer, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem },
  }
  app.get('/subscription/bucket/usage', { schema: usage, config: accessOf('own', { cost: 'light' }) }, async (request) => {
    const partyId = await findOwnParty(db.community, expectMember(await visitorOf(request)), request.query.party_id)
    const units = partyId === null ? null : await loadUsage(db.community, partyId, clock.now())
    return units ?? { message: 'There are no units.' }
  })

  const activate = {
    operationId: 'activateBucket',
    summary: 'Redeem an activation code for units',
    tags: ['Subscription'],
    body: ActivationRequest,
    response: { 200: ActivationAnswer, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 429: ApiProblem },
  }
  app.post(
    '/subscription/activate/bucket',
    { schema: activate, config: accessOf('own', { cost: 'light', rights: 'own' }) },
    async (request) => {
      const member = expectMember(await visitorOf(request))
      const { activationCode: code, partyId } = request.body
      await findOwnParty(db.community, member, partyId)
      const now = clock.now()
      const attempt = await expectNotThrottled(db.community, { ...tries, subject: `party:${partyId}` }, now)
      const units = await db.community.transaction().execute((tx) => redeemCode(tx, member, { code, partyId, now }))
      await forgiveAttempt(db.community, attempt)
      return { message: `${units} units were added.` }
    },
  )
}

/** The party of a member. If the call names a party, it must be this one: not even curators see or fill others here (API-015). */
async function findOwnParty(db: CommunityDb, member: Member, named: number | undefined): Promise<number | null> {
  const party = await db.selectFrom('party').select('partyId').where('communityId', '=', member.communityId).executeTakeFirst()
  const partyId = party?.partyId ?? null
  if (named !== undefined && named !== partyId) throw notYours()
  return partyId
}

/** What members see of their subscription: the institution's status and their own days. */
async function loadSubscriptionStatus(
  db: CommunityDb,
  { address, communityId, partyId }: { address: string; communityId: number; partyId: number | null },
  now: Date,
): Promise<SubscriptionStatus> {
  const [institution, personal, usage] = await Promise.all([
    findInstitution(db, { address, communityId }, now),
    findPersonalSubscription(db, communityId, now),
    partyId === null ? null : loadUsage(db, partyId, now),
  ])
  return {
    status: institution?.status ?? null,
    name: institution?.name ?? null,
    subscribed: personal !== null,
    expDate: personal?.expDate ?? null,
    free_expiry_date: usage?.free_expiry_date ?? null,
  }
}

type CodeUse = { code: string; partyId: number; now: Date }

/** Redeems a code for units of a party (SUBS-031). It works once: a concurrent call waits for its row and finds it used. */
export async function redeemCode(tx: CommunityTransaction, actor: Visitor, { code, partyId, now }: CodeUse): Promise<number> {
  const codeHash = hashOfCode(code)
  const used = await tx
    .updateTable('activationCode')
    .set({ usedAt: now, usedByPartyId: partyId })
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning(['units', 'validDays'])
    .executeTakeFirst()
  // One message for both, so that nobody learns which codes exist.
  if (!used) throw new Problem('invalid_request', 'This activation code is unknown or has already been used.')
  const requestId = `code:${codeHash.toString('hex')}`
  await grantUnits(tx, actor, { partyId, units: used.units, origin: 'activation', expiresOn: dayAfter(now, used.validDays), requestId })
  return used.units
}
