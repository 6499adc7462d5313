import type { CommunityDb } from '@rosette/database/community-db.ts'
import { hashToken, newToken } from '@rosette/identity/hash-secrets.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookieName, isDevelopment } from './session-cookies.ts'

type CookieSettings = Pick<Settings, 'publicUrl'>

/** How long the second step of a login may take. */
const lifeMs = 5 * 60_000

type Opened = { reply: FastifyReply; communityId: number }

/** Remembers that this browser has taken the first step of a login. It grants nothing but the second one. */
export async function keepPendingLogin(
  db: CommunityDb,
  { reply, communityId }: Opened,
  settings: CookieSettings,
  now: Date,
): Promise<void> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lifeMs)
  await db
    .insertInto('pendingLogin')
    .values({ pendingHash: hashToken(token), communityId, expiresAt })
    .execute()
  reply.setCookie(cookieName(settings), token, { ...cookieOptions(settings), maxAge: lifeMs / 1000 })
}

/** The account whose second step this browser may take; null if there is none, or it took too long. */
export async function findPendingLogin(
  db: CommunityDb,
  request: FastifyRequest,
  settings: CookieSettings,
  now: Date,
): Promise<number | null> {
  const token = request.cookies[cookieName(settings)]
  if (!token) return null
  const pending = await db
    .selectFrom('pendingLogin')
    .select('communityId')
    .where('pendingHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return pending?.communityId ?? null
}

/** After the second step nothing is left of the first, in any browser. */
export async function endPendingLogins(db: CommunityDb, { reply, communityId }: Opened, settings: CookieSettings): Promise<void> {
  await db.deleteFrom('pendingLogin').where('communityId', '=', communityId).execute()
  reply.clearCookie(cookieName(settings), cookieOptions(settings))
}

function cookieName(settings: CookieSettings): string {
  return hostCookieName('rosette_pending', settings)
}

function cookieOptions(settings: CookieSettings) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: !isDevelopment(settings) } as const
}
