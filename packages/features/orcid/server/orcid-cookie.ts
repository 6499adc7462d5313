import { newToken } from '@rosette/identity/token.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDevelopment } from '../../sessions/server/session-cookies.ts'
import { attemptLifeMs } from './orcid-attempt.ts'

type CookieSettings = Pick<Settings, 'publicUrl'>

/** Names the browser in which a visit to ORCID began. A sibling site can't plant a cookie named __Host-. */
function cookieName(settings: CookieSettings): string {
  return isDevelopment(settings) ? 'rosette_orcid' : '__Host-rosette_orcid'
}

/** The browser's token, and for one more visit. Several tabs may be on their way to ORCID, so a token that is there stays. */
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
