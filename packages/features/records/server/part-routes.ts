import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { recordEtag } from '@rosette/database/find-record-document.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { KindServer, PartServer } from '@rosette/release-kit/kind-server.ts'
import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import { sendTagged } from '../../site/server/send-tagged.ts'
import { cacheControl, guardRecord, lookupFields, type RecordDependencies, recordNotFound, resolveKey, wordOf } from './record-access.ts'

export type PartRouteDependencies = RecordDependencies &
  Pick<ApiDependencies, 'costBudgetOf'> & {
    /** The sequences of a release. */
    storeOf(releaseId: string): Promise<SequenceStore>
  }

/** One route for each part of a record that its page fetches by itself. */
export function addPartRoutes(app: FastifyInstance, dependencies: PartRouteDependencies): void {
  for (const [name, server] of Object.entries<KindServer>(kindServers)) {
    const kind = Object.values<Kind>(kinds).find((each) => each.name === name)
    for (const part of server.parts ?? []) {
      if (kind) (part.part.isFile ? addFileRoute : addPartRoute)(app, kind, part, dependencies)
    }
  }
}

function addPartRoute(app: FastifyInstance, kind: Kind, { part, load }: PartServer, dependencies: PartRouteDependencies): void {
  const schema = {
    operationId: `load${wordOf(kind.label)}${wordOf(part.name)}`,
    summary: part.summary,
    tags: ['Records'],
    querystring: part.query.extend({ key: lookupFields.key }),
    response: { 200: part.answer, 400: ApiProblem, 403: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      `/detail/${kind.name}/${part.name}`,
      { schema, config: accessOf('record', { cost: 'sized', takesTokens: true }) },
      async (request, reply) => {
        const key = Number(request.query.key)
        await guardRecord(request, kind, key, dependencies)
        const answer = await loadPart(request, key, { part, load }, dependencies)
        if (answer === null) throw recordNotFound(kind, { key: String(key) })
        return sendPart(request, reply, JSON.stringify(answer), dependencies)
      },
    )
}

const fileName = /^([\w-]{1,60})\.(json|txt)$/

/** A part with the address of a file: `{name of the record}.json`, and `{name of the text}.txt?name={name of the record}`. */
function addFileRoute(app: FastifyInstance, kind: Kind, { part, load, text }: PartServer, dependencies: PartRouteDependencies): void {
  const schema = {
    operationId: `load${wordOf(kind.label)}${wordOf(part.name)}`,
    summary: part.summary,
    tags: ['Records'],
    params: z.object({ file: z.string().regex(fileName, 'must be the name of a file').describe('`{name}.json`, or `{tree}.txt`.') }),
    querystring: z.object({ name: lookupFields.name.optional().describe('Name of the record, for a text file.') }),
    response: { 200: part.answer, 400: ApiProblem, 403: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      `/detail/${kind.name}/${part.name}/:file`,
      { schema, config: accessOf('record', { cost: 'sized', takesTokens: true }) },
      async (request, reply) => {
        const [, file = '', type] = fileName.exec(request.params.file) ?? []
        const name = type === 'json' ? file : (request.query.name ?? '')
        const key = name === '' ? null : await resolveKey(dependencies.db.records, dependencies.releaseOf(request), kind, { name })
        await guardRecord(request, kind, key, dependencies)
        const answer = key === null ? null : await loadPart(request, key, { part, load }, dependencies)
        if (answer === null || (type === 'txt' && text?.nameOf(answer) !== file)) throw recordNotFound(kind, { name })
        if (type === 'json' || !text) return sendPart(request, reply, JSON.stringify(answer), dependencies)
        return sendPart(request, reply, `${text.linesOf(answer).join('\n')}\n`, dependencies, 'text/plain; charset=utf-8')
      },
    )
}

async function loadPart(
  request: FastifyRequest,
  key: number,
  { part, load }: Pick<PartServer, 'part' | 'load'>,
  dependencies: PartRouteDependencies,
) {
  const budget = dependencies.costBudgetOf(request)
  await budget.draw(1)
  const start = performance.now()
  const releaseId = dependencies.releaseOf(request)
  // The route has parsed the query with the schema of the part.
  const query = request.query as Record<string, unknown>
  const answer = await load(dependencies.db.release(releaseId), key, query, { releaseId, sequences: () => dependencies.storeOf(releaseId) })
  // A part is made on request, and one of a large record takes long: a point stands for about a millisecond.
  await budget.charge(Math.floor(performance.now() - start))
  return answer === null ? null : part.answer.parse(answer)
}

function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  dependencies: RecordDependencies,
  type?: string,
): FastifyReply {
  reply.header('cache-control', cacheControl(dependencies))
  return sendTagged(request, reply, { text, etag: `"${dependencies.releaseOf(request)}-${recordEtag(text)}"`, type })
}
