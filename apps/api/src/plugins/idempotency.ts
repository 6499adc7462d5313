import { createHash } from 'node:crypto'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Visitor } from '@rosette/features/access/contract/access.ts'
import type { FastifyInstance, FastifyRequest, onSendAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import { type Claim, claimKey, storeAnswer } from './idempotency-store.ts'
import type { VisitorOf } from './route-access.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route has effects: a call repeated with the same Idempotency-Key gets the first answer and has no second effect. */
    idempotent?: boolean
  }
}

const claims = new WeakMap<FastifyRequest, Claim>()

/**
 * At most one effect per key. The key is claimed after validation, so an invalid call stores nothing; the first answer is stored
 * whatever it is; concurrent callers wait for it.
 */
export function addIdempotency(app: FastifyInstance, dependencies: Dependencies): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.idempotent !== true) return
    route.preHandler = [route.preHandler ?? [], claimFirst(dependencies)].flat()
    // Before the answer is compressed.
    route.onSend = [storeFirst(dependencies), route.onSend ?? []].flat()
  })
}

type Dependencies = { db: Database; visitorOf: VisitorOf }

function claimFirst({ db, visitorOf }: Dependencies): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const key = keyOf(request)
    if (key === null) return
    const claim = { actor: actorOf(await visitorOf(request), request), route: routeOf(request), key, requestHash: hashOf(request) }
    const first = await claimKey(db, claim)
    if (first === null) {
      claims.set(request, claim)
      return
    }
    reply.header('idempotency-replayed', 'true')
    return reply.code(first.status).headers(first.headers).send(first.body)
  }
}

function storeFirst({ db }: Dependencies): onSendAsyncHookHandler {
  return async (request, reply, payload) => {
    const claim = claims.get(request)
    if (claim === undefined) return payload
    claims.delete(request)
    const type = reply.getHeader('content-type')
    const headers: Record<string, string> = typeof type === 'string' ? { 'content-type': type } : {}
    const body = typeof payload === 'string' ? payload : ''
    await storeAnswer(db, claim, { status: reply.statusCode, headers, body }).catch((error: unknown) => {
      // The effect has happened and the caller must learn of it; a repeated call will be refused, not executed.
      request.log.error({ err: error }, 'the answer of an idempotent call could not be stored')
    })
    return payload
  }
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new Problem('invalid_request', 'An Idempotency-Key is 1 to 255 printable characters without spaces.')
}

/** Keys of different callers never collide. Addresses are hashed: the table must tell callers apart, not identify them. */
function actorOf(visitor: Visitor, request: FastifyRequest): string {
  return visitor.role === 'member' ? `member:${visitor.communityId}` : `anonymous:${sha256(request.ip).slice(0, 32)}`
}

function routeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url}`
}

function hashOf(request: FastifyRequest): string {
  return sha256(JSON.stringify([request.url, request.body ?? null]))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
