import type { PublishedReleases, ReleaseLease } from '@rosette/database/published-releases.ts'
import { licencePath } from '@rosette/features/site/contract/licence-path.ts'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null while nothing is published; `leaseOf` and `releaseOf` refuse then. */
    lease: ReleaseLease | null
  }
}

/**
 * A request reads the current release once, after its body has arrived: a slow sender holds no release. Schema and indices stay until the
 * answer is sent or the caller disconnects.
 */
export function addRelease(app: FastifyInstance, releases: PublishedReleases): void {
  app.decorateRequest('lease', null)
  app.addHook('preValidation', (request, reply, done) => {
    const lease = releases.lease()
    if (lease !== null) {
      request.lease = lease
      // FAIR-009: whatever is made of a release says which, and where its licences are named.
      reply.header('rosette-release', lease.releaseId).header('link', `<${licencePath}>; rel="license"`)
      // 'close' is emitted in every case: after the last byte, and when the connection breaks before it.
      reply.raw.on('close', lease.done)
    }
    done()
  })
}
