import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { hashPassword, isPasswordOf, newToken } from '@rosette/identity/hash-secrets.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectMember, isFromHere, keepFromCaches } from '../../access/server/expect-member.ts'
import { networkOf } from '../../access/server/network-address.ts'
import { type EventDependencies, noteEvent } from '../../access/server/note-event.ts'
import { expectNotThrottled, forgiveAttempt, hasTried, type Throttle } from '../../access/server/throttle.ts'
import { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { loadAuthProfile } from '../../sessions/server/load-auth-profile.ts'
import type { SessionOf } from '../../sessions/server/session-cookies.ts'
import { endSessionsOf, type SignInDependencies, signIn, signOut, wrongCredentials } from '../../sessions/server/sign-in.ts'
import { emailUnconfirmed, LoginBody } from '../contract/login-calls.ts'
import { findAccountHolder, foldUserName, hasUserName } from './accounts.ts'
import { deviceOf, isKnownDevice, rememberDevice } from './known-devices.ts'

export type AuthRoutesOptions = {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'mailUrl'> & SignInDependencies['settings']
  sessionOf: SessionOf
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
}

/** POST auth/login, GET auth/profile, GET auth/logout, POST auth/logout-everywhere. */
export const authRoutes: FastifyPluginAsyncZod<AuthRoutesOptions> = async (app, { db, clock, settings, sessionOf, visitorOf }) => {
  app.addHook('onRequest', keepFromCaches)
  // Computed before the first request, so that the first unknown name is answered as fast as the second.
  app.addHook('onReady', async () => {
    await nobodysHash()
  })

  const login = {
    operationId: 'logIn',
    summary: 'Start a session with user name and password',
    tags: ['Account'],
    body: LoginBody,
    response: { 200: AuthProfile, 401: ApiProblem, 403: ApiProblem, 429: ApiProblem },
  }
  app.post('/auth/login', { schema: login, config: accessOf('everyone', { cost: 50 }) }, async (request, reply) => {
    const { username, password } = request.body
    const now = clock.now()
    const tried = { userName: username, address: request.ip, device: deviceOf(request, settings) }
    const throttles = await loginThrottles(db.community, tried, now)
    const attempt = await expectNotThrottled(db.community, throttles, now).catch(async (error: unknown) => {
      await noteFailure({ db: db.community, log: request.log, now }, tried, 'login.locked')
      throw error
    })
    const account = await verifyPassword(db.community, username, password)
    if (account === null) {
      const holder = await noteFailure({ db: db.community, log: request.log, now }, tried, 'login.failed')
      throw new Problem('login_required', wrongCredentials, holder === null ? {} : { account: holder })
    }
    await forgiveAttempt(db.community, attempt)
    const { communityId } = account
    // If no mail is sent, nobody could ever confirm.
    if (account.emailConfirmedAt === null && settings.mailUrl !== null)
      throw new Problem('access_denied', emailUnconfirmed, { account: communityId })
    const opened = { request, reply, communityId }
    const profile = await signIn({ db, clock, settings }, opened)
    await rememberDevice(db.community, opened, settings, now)
    return profile
  })

  const profile = {
    operationId: 'loadAuthProfile',
    summary: 'Who is signed in; all fields are empty without a session',
    tags: ['Account'],
    // API-002: whatever is sent here, the answer is about the caller.
    querystring: z.object({ userId: z.string().optional().describe('Ignored: the answer is about the session of the caller.') }),
    response: { 200: AuthProfile, 429: ApiProblem, 503: ApiProblem },
  }
  app.get('/auth/profile', { schema: profile, config: accessOf('everyone', { cost: 'light' }) }, async (request) =>
    loadAuthProfile(db.community, (await sessionOf(request))?.communityId ?? null, settings),
  )

  const logout = {
    operationId: 'logOut',
    summary: 'End the session',
    tags: ['Account'],
    response: { 200: Done, 403: ApiProblem },
  }
  app.get('/auth/logout', { schema: logout, config: accessOf('everyone', { cost: 'light' }) }, async (request, reply) => {
    // An image on another site must not sign anybody out.
    if (!isFromHere(request, settings.publicUrl)) throw new Problem('access_denied', 'This request comes from another site.')
    await signOut({ db, settings }, request, reply)
    return done
  })

  const everywhere = {
    operationId: 'logOutEverywhere',
    summary: 'End all sessions of the caller',
    tags: ['Account'],
    response: { 200: Done, 401: ApiProblem },
  }
  app.post('/auth/logout-everywhere', { schema: everywhere, config: accessOf('member', { cost: 'light' }) }, async (request, reply) => {
    const { communityId } = expectMember(await visitorOf(request))
    await endSessionsOf(db.community, communityId)
    await signOut({ db, settings }, request, reply)
    return done
  })
}

type TriedLogin = { userName: string; address: string; device: Buffer | null }

/** Notes a login that failed or was not even tried. Returns the account it was meant for. */
async function noteFailure(
  dependencies: EventDependencies,
  { userName, address }: TriedLogin,
  action: 'login.failed' | 'login.locked',
): Promise<number | null> {
  const holder = await findAccountHolder(dependencies.db, userName)
  const subject = holder === null ? 'nobody' : `person:${holder}`
  await noteEvent(dependencies, { role: 'anonymous', network: networkOf(address) }, { action, subject })
  return holder
}

const windowMs = 15 * 60_000

/**
 * Limits on failed logins (SESSION-034). A name can be tried a few times from one address, so that nobody locks its owner out
 * elsewhere, and more often from all addresses together. For an address we count names rather than attempts, so that one student
 * cannot lock out an institution that shares it. Unknown names are counted like the others. A browser in which the account was opened
 * before is counted by itself: 50 wrong passwords from anywhere would otherwise lock the owner out.
 */
async function loginThrottles(db: CommunityDb, { userName, address, device }: TriedLogin, now: Date): Promise<Throttle[]> {
  const name = await foldUserName(db, userName)
  if (device !== null && (await isKnownDevice(db, device, userName)))
    return [{ purpose: 'login-device', subject: `${name} ${device.toString('base64url')}`, limit: 5, windowMs }]
  const network = networkOf(address)
  const here: Throttle = { purpose: 'login', subject: `${name} ${network}`, limit: 5, windowMs }
  const everywhere: Throttle = { purpose: 'login-name', subject: name, limit: 50, windowMs }
  const names: Throttle = { purpose: 'login-address', subject: network, limit: 100, windowMs }
  return (await hasTried(db, here, now)) ? [here, everywhere] : [here, everywhere, names]
}

type VerifiedAccount = { communityId: number; emailConfirmedAt: Date | null }

/**
 * The account with this user name and password; null if either is wrong. An unknown name also costs one slow hash, so that response
 * times do not reveal who has an account (SESSION-034).
 */
export async function verifyPassword(db: CommunityDb, userName: string, password: string): Promise<VerifiedAccount | null> {
  const account = await db
    .selectFrom('account')
    .select(['communityId', 'emailConfirmedAt', 'passwordHash'])
    .where(hasUserName(userName))
    .executeTakeFirst()
  const isRight = await isPasswordOf(account?.passwordHash ?? (await nobodysHash()), password)
  if (!account?.passwordHash || !isRight) return null
  return { communityId: account.communityId, emailConfirmedAt: account.emailConfirmedAt }
}

let madeHash: Promise<string> | null = null

/** A hash that no password matches, computed with the usual cost. */
function nobodysHash(): Promise<string> {
  madeHash ??= hashPassword(newToken())
  return madeHash
}
