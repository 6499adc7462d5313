import type { CommunityDb } from '@rosette/database/community-db.ts'
import { hashToken, newToken } from '@rosette/identity/hash-secrets.ts'
import type { IdentityVisit } from '@rosette/identity/open-identity-provider.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookieName, isDevelopment } from '../../sessions/server/session-cookies.ts'

/** How long a visitor may take at ORCID. */
const attemptLifeMs = 10 * 60_000

/** Stores what is needed when the visitor returns, and deletes attempts that never returned. */
export async function keepAttempt(
  db: CommunityDb,
  { visit, browser }: { visit: IdentityVisit; browser: string },
  now: Date,
): Promise<void> {
  await db.deleteFrom('orcidAttempt').where('expiresAt', '<', now).execute()
  await db
    .insertInto('orcidAttempt')
    .values({
      stateHash: hashToken(visit.state),
      browserHash: hashToken(browser),
      nonce: visit.nonce,
      codeVerifier: visit.codeVerifier,
      createdAt: now,
      expiresAt: new Date(now.getTime() + attemptLifeMs),
    })
    .execute()
}

type CookieSettings = Pick<Settings, 'publicUrl'>

/** The browser's token, renewed for one more sign-in. Several tabs may be at ORCID, so an existing token is kept. */
export function keepOrcidBrowser(request: FastifyRequest, reply: FastifyReply, settings: CookieSettings): string {
  const browser = orcidBrowserOf(request, settings) ?? newToken()
  const options = { path: '/', sameSite: 'lax', httpOnly: true, secure: !isDevelopment(settings), maxAge: attemptLifeMs / 1000 } as const
  reply.setCookie(cookieName(settings), browser, options)
  return browser
}

export function orcidBrowserOf(request: FastifyRequest, settings: CookieSettings): string | null {
  const token = request.cookies[cookieName(settings)]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

/** Identifies the browser in which an ORCID sign-in started. */
function cookieName(settings: CookieSettings): string {
  return hostCookieName('rosette_orcid', settings)
}
