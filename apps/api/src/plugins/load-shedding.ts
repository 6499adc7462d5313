import underPressure from '@fastify/under-pressure'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyInstance } from 'fastify'

/** A process that can't keep up says so at once, instead of answering everybody late. */
export async function addLoadShedding(app: FastifyInstance, maxLoopDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLoopDelayMs,
    pressureHandler: (request) => {
      // A busy process is alive; killing it for that would make the rest busier.
      if (request.url === '/healthz' || request.url === '/metrics') return
      throw new Problem('overloaded', 'The site is very busy right now. Please try again in a moment.', { retryAfter: 5 })
    },
  })
}
