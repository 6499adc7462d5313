import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Limits the requests per minute and address, counted in this process. Routes opt out with `config: { rateLimit: false }`. */
export async function addRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    // A page fetches its assets all at once, and only once.
    allowList: isAsset,
    errorResponseBuilder: (_request, { ttl }) => tooMany('requests from your address', ttl),
  })
}

/** A file of the built app, which never changes and costs next to nothing. */
function isAsset(request: FastifyRequest): boolean {
  return request.url.startsWith('/assets/')
}

/** An answer that says when to come back. */
export function tooMany(what: string, waitMs: number): Problem {
  const retryAfter = Math.ceil(waitMs / 1000)
  return new Problem('too_many_requests', `Too many ${what}. Please try again in ${retryAfter} s.`, { retryAfter, refusal: 'rate_limit' })
}

/** For calls that store something: a twentieth of the usual limit. */
export function seldom(perMinute: number) {
  return { rateLimit: { max: Math.ceil(perMinute / 20) } } as const
}

/**
 * For searches of people, so that nobody can try out addresses and names in bulk: a tenth of the usual limit for all of them together,
 * counted beside it, because only the body of a request says what is searched.
 */
export function lookupLimit(app: FastifyInstance, perMinute: number): (request: FastifyRequest) => Promise<void> {
  if (perMinute === 0) return async () => {}
  const count = app.createRateLimit({ max: Math.ceil(perMinute / 10) })
  return async (request) => {
    const found = await count(request)
    if (!found.isAllowed && found.isExceeded) throw tooMany('searches for people from your address', found.ttl)
  }
}

/** A process that can't keep up says so at once, instead of answering everyone late. */
export async function addLoadShedding(app: FastifyInstance, maxLoopDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLoopDelayMs,
    pressureHandler: (request) => {
      // A busy process is alive; restarting it would make the others busier. And a page whose script was refused would stay dead.
      if (request.url === '/healthz' || isAsset(request)) return
      throw new Problem('overloaded', 'The site is very busy right now. Please try again in a moment.', {
        retryAfter: 5,
        refusal: 'load_shedding',
      })
    },
  })
}
