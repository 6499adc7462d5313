import { type Kind, permanentPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { type KindName, kinds } from '@rosette/kinds/registry/contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findParsedRecord } from '../../records/server/record-access.ts'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { resolveIdentifier } from '../../resolve/server/resolve-identifiers.ts'
import { permanentPathOf } from '../contract/permanent-path-of.ts'
import { recordFormats } from '../contract/public-summary.ts'
import { type PermanentDependencies, sendExplanation, statusOf } from './explanation.ts'
import { makeSummary } from './record-page-facts.ts'
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
      const address = await addressOf(dependencies, request, line)
      const target = `${address}${wanted === null ? '' : `.${wanted}`}`
      return reply.header('cache-control', 'no-cache').redirect(target, 302)
    }
    // Who asks for a file is a program.
    if (wanted !== null) return reply.code(statusOf(line)).header('cache-control', 'no-cache').type(recordFormats.json).send(line)
    return sendExplanation(request, reply, line, dependencies)
  })
}

type FoundLine = Extract<ResolvedLine, { by: unknown }>

/** A gene model keeps its own page, although a list of models is one of loci; every other id leads to the permanent address of its record. */
async function addressOf(dependencies: PermanentDependencies, request: FastifyRequest, { input, by, record }: FoundLine): Promise<string> {
  const { db } = dependencies
  const releaseId = dependencies.releaseOf(request)
  if (by === 'gene_model') {
    const model = await resolveIdentifier(db, releaseId, input, 'gene')
    if ('by' in model) return permanentPath(kinds.gene, model.record.label)
  }
  // As in permanentPathOf.
  const kind: Kind = kinds[record.kind as KindName]
  const document = await findParsedRecord(db, releaseId, kind, record.key, () => dependencies.visitorOf(request))
  if (document === null) return permanentPathOf(record)
  return (await makeSummary({ db, releaseId, kind, key: record.key, record: document.record })).address
}
