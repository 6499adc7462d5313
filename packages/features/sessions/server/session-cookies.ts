import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DemoSettings } from '../../access/server/demo-site.ts'
import { findSession, type Session, type SessionTokens, sessionLifeMs } from './session-store.ts'

type CookieSettings = Pick<Settings, 'publicUrl' | 'cookieDomain'>

/** Readable by script, because the five-second check and some call bodies need them; worthless without the session cookie. */
const credentialCookie = 'credentialId'
const secretCookie = 'secretKey'

/** Browsers accept a cookie named __Host- only from this exact host, over TLS and for all paths: no sibling site can plant one. */
export function hostCookieName(name: string, settings: Pick<Settings, 'publicUrl'>): string {
  return isDevelopment(settings) ? name : `__Host-${name}`
}

export function sessionCookieName(settings: CookieSettings): string {
  const name = 'rosette_session'
  return settings.cookieDomain === null ? hostCookieName(name, settings) : name
}

/** Sets the three cookies of a session together (SESSION-029, ORCID-004). */
export function setSessionCookies(reply: FastifyReply, settings: CookieSettings, tokens: SessionTokens): void {
  const options = { ...commonOptions(settings), maxAge: sessionLifeMs / 1000 }
  reply.setCookie(sessionCookieName(settings), tokens.session, { ...options, httpOnly: true })
  reply.setCookie(credentialCookie, tokens.credentialId, options)
  reply.setCookie(secretCookie, tokens.secretKey, options)
}

export function clearSessionCookies(reply: FastifyReply, settings: CookieSettings): void {
  const options = commonOptions(settings)
  reply.clearCookie(sessionCookieName(settings), { ...options, httpOnly: true })
  reply.clearCookie(credentialCookie, options)
  reply.clearCookie(secretCookie, options)
}

/** Reads the tokens in a caller's cookies; null unless all three are present. */
export function sessionTokenReader(settings: CookieSettings): (request: FastifyRequest) => SessionTokens | null {
  const name = sessionCookieName(settings)
  return ({ cookies: { [name]: session, [credentialCookie]: credentialId, [secretCookie]: secretKey } }) =>
    session && credentialId && secretKey ? { session, credentialId, secretKey } : null
}

function commonOptions(settings: CookieSettings): CookieSerializeOptions {
  return {
    path: '/',
    sameSite: 'lax',
    secure: !isDevelopment(settings),
    ...(settings.cookieDomain !== null && { domain: settings.cookieDomain }),
  }
}

/** Sessions may be sent without TLS only on the developer's own machine. */
export function isDevelopment({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

type Sent = { credentialId?: string | undefined; secretKey?: string | undefined }

/** The specification also sends the two cookies in bodies. They prove nothing; a mismatch with the session is refused (SESSION-029). */
export function expectSameCredentials(request: FastifyRequest, settings: Pick<Settings, 'publicUrl' | 'cookieDomain'>, sent: Sent): void {
  const own = sessionTokenReader(settings)(request)
  const isSame = (name: keyof Sent) => sent[name] === undefined || sent[name] === own?.[name]
  if (!isSame('credentialId') || !isSame('secretKey')) throw new Problem('access_denied', 'These credentials do not match your session.')
}

type SessionReaderDependencies = { db: Database; settings: CookieSettings & DemoSettings; clock: Clock }

export type SessionOf = (request: FastifyRequest) => Promise<Session | null>

/** Looks a request's session up at most once. */
export function sessionReader({ db, settings, clock }: SessionReaderDependencies): SessionOf {
  const sessions = new WeakMap<FastifyRequest, Promise<Session | null>>()
  const tokensOf = sessionTokenReader(settings)
  return (request) => {
    const known = sessions.get(request)
    if (known) return known
    const tokens = tokensOf(request)
    const session = tokens === null ? Promise.resolve(null) : findSession(db.community, tokens, clock.now(), settings)
    sessions.set(request, session)
    return session
  }
}
