import { Problem } from '@rosette/contract-kit/problem.ts'
import type { PublishedReleases } from '@rosette/database/published-releases.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const releaseIds = new WeakMap<FastifyRequest, string>()

/**
 * A request reads the current release once, after its body has arrived: a slow sender holds no release. Schema and indices stay until the
 * answer is sent or the caller disconnects.
 */
export function addRelease(app: FastifyInstance, releases: PublishedReleases): void {
  app.addHook('preValidation', (request, reply, done) => {
    const lease = releases.lease()
    if (lease !== null) {
      releaseIds.set(request, lease.releaseId)
      reply.header('rosette-release', lease.releaseId)
      // 'close' is emitted in every case: after the last byte, and when the connection breaks before it.
      reply.raw.once('close', () => lease.done())
    }
    done()
  })
}

export function findReleaseOf(request: FastifyRequest): string | null {
  return releaseIds.get(request) ?? null
}

/** The release that this request is answered from. */
export function releaseOf(request: FastifyRequest): string {
  const releaseId = findReleaseOf(request)
  if (releaseId === null) throw new Problem('upstream_failed', 'No data release is published yet.', { retryAfter: 10 })
  return releaseId
}
