import type { FastifyInstance } from 'fastify'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { resolveIdentifier } from '../../resolve/server/resolve-identifiers.ts'
import { permanentPathOf } from '../contract/permanent-path-of.ts'
import { recordFormats } from '../contract/public-summary.ts'
import { type PermanentDependencies, sendExplanation, statusOf } from './explanation.ts'
import { formatAccepted, splitEnding } from './wanted-format.ts'

/** `/r/{any id}`: to the record that the id means, or to a page that says why there is none (LINK-008, LINK-009). */
export function addAnyIdRoute(pages: FastifyInstance, dependencies: PermanentDependencies): void {
  pages.get('/r/:id', { schema: { hide: true }, config: { cost: 'page' } }, async (request, reply) => {
    const { id, format } = splitEnding(String(Object(request.params).id))
    const wanted = format ?? formatAccepted(request.headers.accept)
    const line: ResolvedLine = /\p{Cc}/u.test(id)
      ? { input: id, bucket: 'unknown' }
      : await resolveIdentifier(dependencies.db, dependencies.releaseOf(request), id, null)
    reply.header('vary', 'Accept')
    if ('by' in line) {
      // Not for good: what an id means may change with a release.
      const target = `${permanentPathOf(line.record)}${wanted === null ? '' : `.${wanted}`}`
      return reply.header('cache-control', 'no-cache').redirect(target, 302)
    }
    // Who asks for a file is a program.
    if (wanted !== null) return reply.code(statusOf(line)).header('cache-control', 'no-cache').type(recordFormats.json).send(line)
    return sendExplanation(request, reply, line, dependencies)
  })
}
