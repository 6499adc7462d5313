import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { areDemoAccountsOpen, type DemoSettings } from '../../access/server/demo-site.ts'
import { networkOf } from '../../access/server/network-address.ts'
import { noteEvent } from '../../access/server/note-event.ts'
import type { AuthProfile } from '../contract/auth-profile.ts'
import { secondStepTexts } from '../contract/second-step.ts'
import { loadAuthProfile } from './load-auth-profile.ts'
import { endPendingLogins, findPendingLogin, keepPendingLogin } from './pending-login.ts'
import { acceptCode, type FactorKeys, hasSecondFactor } from './second-factor.ts'
import { clearSessionCookies, sessionCookieName, setSessionCookies } from './session-cookies.ts'
import { endSession, startSession } from './session-store.ts'

/** The same for every reason: who tries names or passwords learns nothing (SESSION-028). */
export const wrongCredentials = 'Invalid username or password.'

export type SignInDependencies = {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'publicUrl' | 'cookieDomain' | 'requireSecondFactor'> & FactorKeys & DemoSettings
}

type Opened = { request: FastifyRequest; reply: FastifyReply; communityId: number }

/** For anyone who has given the password or come from ORCID: a session, or the question for the second factor of the account. */
export async function signIn(dependencies: SignInDependencies, opened: Opened): Promise<AuthProfile> {
  const { db, clock, settings } = dependencies
  await expectOpen(db.community, opened.communityId, settings)
  if (!(await hasSecondFactor(db.community, opened.communityId))) return beginSession(dependencies, opened)
  await keepPendingLogin(db.community, opened, settings, clock.now())
  throw new Problem('second_factor_required', secondStepTexts.needed)
}

type SecondStep = { request: FastifyRequest; reply: FastifyReply; code: string }

/** The second step of a login that `signIn` has interrupted. */
export async function finishSignIn(
  dependencies: SignInDependencies,
  { request, reply, code }: SecondStep,
): Promise<{ communityId: number; profile: AuthProfile }> {
  const { db, clock, settings } = dependencies
  const communityId = await findPendingLogin(db.community, request, settings, clock.now())
  if (communityId === null) throw new Problem('gone', secondStepTexts.late)
  const now = clock.now()
  if (!(await acceptCode(db.community, settings, { communityId, code }, now))) {
    const stranger = { role: 'anonymous', network: networkOf(request.ip) } as const
    await noteEvent({ db: db.community, log: request.log, now }, stranger, { action: 'login.failed', subject: `person:${communityId}` })
    throw new Problem('login_required', secondStepTexts.wrong)
  }
  await endPendingLogins(db.community, { reply, communityId }, settings)
  return { communityId, profile: await beginSession(dependencies, { request, reply, communityId }) }
}

/** Always a new session, so that one planted in the browser beforehand is worthless; the browser's old session ends. */
async function beginSession({ db, clock, settings }: SignInDependencies, { request, reply, communityId }: Opened): Promise<AuthProfile> {
  await endSessionOf({ db, settings }, request)
  const now = clock.now()
  setSessionCookies(reply, settings, await startSession(db.community, communityId, now))
  const member = { role: 'member', communityId, network: networkOf(request.ip) } as const
  await noteEvent({ db: db.community, log: request.log, now }, member, { action: 'login', subject: `person:${communityId}` })
  return loadAuthProfile(db.community, communityId, settings)
}

/** An account of the demo cannot be distinguished from one that does not exist, except on a demo site. */
async function expectOpen(db: CommunityDb, communityId: number, settings: DemoSettings): Promise<void> {
  const { isDemo } = await db.selectFrom('account').select('isDemo').where('communityId', '=', communityId).executeTakeFirstOrThrow()
  if (isDemo && !(await areDemoAccountsOpen(db, settings))) throw new Problem('login_required', wrongCredentials)
}

type SignOutDependencies = { db: Database; settings: Pick<Settings, 'publicUrl' | 'cookieDomain'> }

export async function signOut(dependencies: SignOutDependencies, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await endSessionOf(dependencies, request)
  clearSessionCookies(reply, dependencies.settings)
}

/** The session cookie alone is enough to end a session: the other two may just have been deleted (SESSION-006). */
async function endSessionOf({ db, settings }: SignOutDependencies, request: FastifyRequest): Promise<void> {
  const session = request.cookies[sessionCookieName(settings)]
  if (session) await endSession(db.community, hashToken(session))
}

/** Ends all sessions of a member, except for the given session. */
export async function endSessionsOf(db: CommunityDb, communityId: number, except: Buffer | null = null): Promise<void> {
  const all = db.deleteFrom('session').where('communityId', '=', communityId)
  await (except === null ? all : all.where('sessionHash', '!=', except)).execute()
}
