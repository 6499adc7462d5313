import { Problem } from '@rosette/contract-kit/problem.ts'
import { isFromHere } from '@rosette/features/access/server/expect-member.ts'
import type { FastifyInstance } from 'fastify'

/** Headers of every answer (OWASP ASVS 5.0, 3.4). Pages replace the policy with their own. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers: Record<string, string> = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Pages of other sites may link to what is here, and not show it as their own.
    'cross-origin-resource-policy': 'same-origin',
    // No page uses any of these, so no script that slipped in can.
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

const harmless = ['GET', 'HEAD', 'OPTIONS']

/**
 * No other site may make a visitor's browser change something here. Browsers state the origin of a call; a client that does not is not a
 * browser and has no one else's cookies.
 */
export function addSameOrigin(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (harmless.includes(request.method) || isFromHere(request, publicUrl)) done()
    else done(new Problem('access_denied', 'This request comes from another site.'))
  })
}
