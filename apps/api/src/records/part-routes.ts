import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { recordEtag } from '@rosette/database/find-record-document.ts'
import { accessOf } from '@rosette/features/access/contract/access.ts'
import type { Purse } from '@rosette/features/access/server/cost-budget.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { KindServer, PartServer } from '@rosette/release-kit/kind-server.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { releaseOf } from '../plugins/release.ts'
import { sendTagged } from '../plugins/send-tagged.ts'
import { cacheControl, guardRecord, lookupFields, recordNotFound, wordOf } from './record-access.ts'
import type { RecordNeeds } from './record-routes.ts'

type PartNeeds = RecordNeeds & { purseOf(request: FastifyRequest): Purse }

/** One route for each part of a record that its page fetches by itself. */
export function addPartRoutes(app: FastifyInstance, needs: PartNeeds): void {
  for (const [name, server] of Object.entries<KindServer>(kindServers)) {
    const kind = Object.values<Kind>(kinds).find((each) => each.name === name)
    for (const part of server.parts ?? []) if (kind) addPartRoute(app, kind, part, needs)
  }
}

function addPartRoute(app: FastifyInstance, kind: Kind, { part, load }: PartServer, needs: PartNeeds): void {
  const schema = {
    operationId: `load${wordOf(kind.label)}${wordOf(part.name)}`,
    summary: part.summary,
    tags: ['Records'],
    querystring: part.query.extend({ key: lookupFields.key }),
    response: { 200: part.answer, 400: ApiProblem, 403: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(`/api/detail/${kind.name}/${part.name}`, { schema, config: accessOf('record', { takesTokens: true }) }, async (request, reply) => {
      const key = Number(request.query.key)
      await guardRecord(request, kind, key, needs)
      const releaseId = releaseOf(request)
      const purse = needs.purseOf(request)
      await purse.draw(1)
      const start = performance.now()
      const answer = await load(needs.db.release(releaseId), key, request.query)
      // A part is made on request, and one of a large record takes long: a point stands for about a millisecond.
      await purse.charge(Math.floor(performance.now() - start))
      if (answer === null) throw recordNotFound(kind, { key: String(key) })
      const text = JSON.stringify(part.answer.parse(answer))
      reply.header('cache-control', cacheControl(needs))
      return sendTagged(request, reply, { text, etag: `"${releaseId}-${recordEtag(text)}"` })
    })
}
