import type { CommunityDb } from '@rosette/database/community-db.ts'
import { hashToken, newToken } from '@rosette/identity/hash-secrets.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookieName, isDevelopment } from '../../sessions/server/session-cookies.ts'
import { hasUserName } from './accounts.ts'

type CookieSettings = Pick<Settings, 'publicUrl'>

const cookieName = (settings: CookieSettings) => hostCookieName('rosette_device', settings)

/** A browser that has not opened an account for so long is forgotten. */
export const deviceLifeMs = 365 * 24 * 3_600_000

/** The hash of the caller's device token; null in a browser that has opened no account yet. */
export function deviceOf(request: FastifyRequest, settings: CookieSettings): Buffer | null {
  const token = request.cookies[cookieName(settings)]
  return token ? hashToken(token) : null
}

/** Whether this account was opened in this browser before. */
export async function isKnownDevice(db: CommunityDb, device: Buffer, userName: string): Promise<boolean> {
  const known = await db
    .selectFrom('knownDevice')
    .innerJoin('account', 'account.communityId', 'knownDevice.communityId')
    .select('account.communityId')
    .where('deviceHash', '=', device)
    .where(hasUserName(userName))
    .executeTakeFirst()
  return known !== undefined
}

type Opened = { request: FastifyRequest; reply: FastifyReply; communityId: number }

/** Notes that an account was opened in this browser. */
export async function rememberDevice(
  db: CommunityDb,
  { request, reply, communityId }: Opened,
  settings: CookieSettings,
  now: Date,
): Promise<void> {
  const token = request.cookies[cookieName(settings)] || newToken()
  await db
    .insertInto('knownDevice')
    .values({ deviceHash: hashToken(token), communityId, lastUsedAt: now })
    .onConflict((conflict) => conflict.columns(['deviceHash', 'communityId']).doUpdateSet({ lastUsedAt: now }))
    .execute()
  reply.setCookie(cookieName(settings), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isDevelopment(settings),
    maxAge: deviceLifeMs / 1000,
  })
}
