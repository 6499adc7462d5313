import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyInstance } from 'fastify'

/** Limits the requests per minute and address, counted in this process. Routes opt out with `config: { rateLimit: false }`. */
export async function addRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    // A page fetches its assets all at once, and only once.
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return new Problem('too_many_requests', `Too many requests from your address. Please try again in ${seconds} s.`, {
        retryAfter: seconds,
      })
    },
  })
}

/** For calls that store something: a twentieth of the usual limit. */
export function seldom(perMinute: number) {
  return { rateLimit: { max: Math.ceil(perMinute / 20) } } as const
}

/** A process that can't keep up says so at once, instead of answering everyone late. */
export async function addLoadShedding(app: FastifyInstance, maxLoopDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLoopDelayMs,
    pressureHandler: (request) => {
      // A busy process is alive; restarting it would make the others busier.
      if (request.url === '/healthz') return
      throw new Problem('overloaded', 'The site is very busy right now. Please try again in a moment.', { retryAfter: 5 })
    },
  })
}
