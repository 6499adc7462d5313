import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { hostCookieName, setSessionCookies } from './session-cookies.ts'

const tokens = { session: 'a-session', secretKey: 'a-secret', credentialId: '7' }

/** The cookies a browser would receive, by name. */
function cookiesSet(settings: { publicUrl: string; cookieDomain: string | null }): Map<string, Record<string, unknown>> {
  const set = new Map<string, Record<string, unknown>>()
  // All that the writer uses of a reply.
  const reply = {
    setCookie: (name: string, value: string, options: object) => set.set(name, { value, ...options }),
  } as unknown as FastifyReply
  setSessionCookies(reply, settings, tokens)
  return set
}

const week = { maxAge: 7 * 24 * 3600, path: '/', sameSite: 'lax', secure: true }

test('[ORCID-004] the cookies of a session last seven days and stay with this host', () => {
  expect(Object.fromEntries(cookiesSet({ publicUrl: 'https://rosette.example', cookieDomain: null }))).toEqual({
    '__Host-rosette_session': { value: 'a-session', ...week, httpOnly: true },
    credentialId: { value: '7', ...week },
    secretKey: { value: 'a-secret', ...week },
  })
})

test('[ORCID-004] only COOKIE_DOMAIN gives them to sibling sites', () => {
  const shared = { ...week, domain: 'rosette.example' }
  expect(Object.fromEntries(cookiesSet({ publicUrl: 'https://www.rosette.example', cookieDomain: 'rosette.example' }))).toEqual({
    rosette_session: { value: 'a-session', ...shared, httpOnly: true },
    credentialId: { value: '7', ...shared },
    secretKey: { value: 'a-secret', ...shared },
  })
})

test('[SECURE-064] a cookie is bound to this host, except on the machine of the developer without TLS', () => {
  expect(hostCookieName('rosette_pending', { publicUrl: 'https://rosette.example' })).toBe('__Host-rosette_pending')
  expect(hostCookieName('rosette_pending', { publicUrl: 'http://rosette.example' })).toBe('__Host-rosette_pending')
  expect(hostCookieName('rosette_pending', { publicUrl: 'http://localhost:3000' })).toBe('rosette_pending')
})
