import { Problem } from '@rosette/contract-kit/problem.ts'
import type { PublishedReleases, ReleaseLease } from '@rosette/database/published-releases.ts'
import { isReleaseId } from '@rosette/database/release-schema.ts'
import { licencePath } from '@rosette/features/site/contract/licence-path.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null while nothing is published; `leaseOf` and `releaseOf` refuse then. */
    lease: ReleaseLease | null
  }
}

/** Of requests, the release that is to answer; of answers, the one that did. */
const headerName = 'rosette-release'

/**
 * A request reads one release from begin to end: the current one, or the one before it if its header asks for that (API-070). It is taken
 * after the body has arrived: a slow sender holds no release. Schema and indices stay until the answer is sent or the caller disconnects.
 */
export function addRelease(app: FastifyInstance, releases: PublishedReleases): void {
  app.decorateRequest('lease', null)
  app.addHook('preValidation', (request, reply, done) => {
    const current = releases.current()
    if (current === null) return done()
    // FAIR-009: whatever is made of a release says which, and where its licences are named.
    reply.header(headerName, current).header('link', `<${licencePath}>; rel="license"`)
    const found = findLease(request, releases, current)
    if (found instanceof Problem) return done(found)
    request.lease = found
    reply.header(headerName, found.releaseId)
    // 'close' is emitted in every case: after the last byte, and when the connection breaks before it.
    reply.raw.on('close', found.done)
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader(headerName)) varyBy(reply, 'Rosette-Release')
  })
}

/** The answer to a release that is not held names the one that is served, in its text and its header. */
function findLease(request: FastifyRequest, releases: PublishedReleases, current: string): ReleaseLease | Problem {
  const wanted = request.headers[headerName]
  if (wanted !== undefined && !(typeof wanted === 'string' && isReleaseId(wanted)))
    return new Problem('invalid_request', 'Rosette-Release must be the id of one release, such as 2026_11_17_1.')
  if (wanted !== undefined && wanted !== current && !onlyReads(request))
    return new Problem('conflict', `This call works with the release that is served: ${current}.`)
  return releases.lease(wanted) ?? new Problem('conflict', describeHeld(wanted, releases.held(), current))
}

/** What people keep, and runs, are always made with the release that is served (API-072). */
function onlyReads({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || routeOptions.config.takesTokens === true
}

function describeHeld(wanted: string | undefined, held: readonly string[], current: string): string {
  const others = held.filter((each) => each !== current)
  const also = others.length === 0 ? '' : ` ${others.join(', ')} is held as well.`
  return `Release ${wanted} is not held here. The release that is served is ${current}.${also}`
}

/** Routes and plugins name what they decide by, too. */
function varyBy(reply: FastifyReply, name: string): void {
  const given = String(reply.getHeader('vary') ?? '')
  if (given !== '*' && !given.includes(name)) reply.header('vary', given === '' ? name : `${given}, ${name}`)
}
