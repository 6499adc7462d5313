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
import { loadAuthProfile } from './load-auth-profile.ts'
import { clearSessionCookies, sessionCookieName, setSessionCookies } from './session-cookies.ts'
import { endSession, startSession } from './session-store.ts'

/** The same for every reason: who tries names or passwords learns nothing (SESSION-028). */
export const wrongCredentials = 'Invalid username or password.'

export type SignInNeeds = { db: Database; clock: Clock; settings: Pick<Settings, 'publicUrl' | 'cookieDomain'> & DemoSettings }

/**
 * Starts a member's session: always a new one, so that one planted in the browser beforehand is worthless, and the browser's old
 * session ends.
 */
export async function signIn(
  { db, clock, settings }: SignInNeeds,
  { request, reply, communityId }: { request: FastifyRequest; reply: FastifyReply; communityId: number },
): Promise<AuthProfile> {
  await expectOpen(db.community, communityId, settings)
  await endSessionOf({ db, settings }, request)
  const now = clock.now()
  setSessionCookies(reply, settings, await startSession(db.community, communityId, now))
  const member = { role: 'member', communityId, network: networkOf(request.ip) } as const
  await noteEvent({ db: db.community, log: request.log, now }, member, { action: 'login', subject: `person:${communityId}` })
  return loadAuthProfile(db.community, communityId)
}

/** An account of the demo cannot be told from one that does not exist, except on a demo site. */
async function expectOpen(db: CommunityDb, communityId: number, settings: DemoSettings): Promise<void> {
  const { isDemo } = await db.selectFrom('account').select('isDemo').where('communityId', '=', communityId).executeTakeFirstOrThrow()
  if (isDemo && !(await areDemoAccountsOpen(db, settings))) throw new Problem('login_required', wrongCredentials)
}

type SignOutNeeds = { db: Database; settings: Pick<Settings, 'publicUrl' | 'cookieDomain'> }

export async function signOut(needs: SignOutNeeds, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await endSessionOf(needs, request)
  clearSessionCookies(reply, needs.settings)
}

/** The session cookie alone is enough to end a session: the other two may just have been deleted (SESSION-006). */
async function endSessionOf({ db, settings }: SignOutNeeds, request: FastifyRequest): Promise<void> {
  const session = request.cookies[sessionCookieName(settings)]
  if (session) await endSession(db.community, hashToken(session))
}

/** Ends all sessions of a member, except for the given session. */
export async function endSessionsOf(db: CommunityDb, communityId: number, except: Buffer | null = null): Promise<void> {
  const all = db.deleteFrom('session').where('communityId', '=', communityId)
  await (except === null ? all : all.where('sessionHash', '!=', except)).execute()
}
