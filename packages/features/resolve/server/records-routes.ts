import { Readable } from 'node:stream'
import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { communityKindServers } from '@rosette/kinds/registry/server.ts'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import { costs } from '../../access/server/cost-budget.ts'
import { cacheControl, guardRecord, type RecordDependencies } from '../../records/server/record-access.ts'
import { RecordsAnswer, RecordsRequest } from '../contract/records-call.ts'
import { findRows, writeRows } from './find-rows.ts'

export type RecordsRouteDependencies = RecordDependencies & Pick<ApiDependencies, 'costBudgetOf'>

/** POST records (API-073): guarded like each of its records, and paid for before anything is read. */
export const registerRecordRows: FastifyPluginAsyncZod<RecordsRouteDependencies> = async (app, dependencies) => {
  const { db, releaseOf, visitorOf, costBudgetOf } = dependencies
  const schema = {
    operationId: 'loadRecords',
    summary: 'Records of one kind by their names, one row for each',
    description: 'Every id has a row, whatever it leads to. Send more ids in several calls.',
    tags: ['Records'],
    body: RecordsRequest,
    response: { 200: RecordsAnswer, 400: ApiProblem, 403: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app.post('/records', { schema, config: accessOf('record', { cost: 'sized', takesTokens: true }) }, async (request, reply) => {
    const { ids } = request.body
    const kind: Kind = kinds[request.body.kind]
    // Their calls are counted one by one, so that nobody copies the directory.
    if (Object.hasOwn(communityKindServers, kind.name))
      throw new Problem('invalid_request', `${kind.plural} are read one by one, at GET detail/${kind.name}.`)
    await guardRecord(request, kind, null, dependencies)
    const budget = costBudgetOf(request)
    await budget.draw(costs.records(ids.length))
    const releaseId = releaseOf(request)
    const rows = await findRows({ db, releaseId, budget }, request.body)
    // The rule of single records may look at the key.
    for (const { key } of rows) if (key !== null) await guardRecord(request, kind, key, dependencies)
    const text = writeRows({ db, releaseId, readerOf: () => visitorOf(request) }, kind, rows)
    reply.header('cache-control', cacheControl(dependencies, kind))
    return sendText(reply, text)
  })
}

/** The first records are read before the answer begins, so that a failure is still told; a later one breaks the connection. */
async function sendText(reply: FastifyReply, text: AsyncGenerator<string, void>): Promise<FastifyReply> {
  const first = await text.next()
  return reply.type('application/json; charset=utf-8').send(Readable.from(joined(first.value ?? '', text), { objectMode: false }))
}

async function* joined(first: string, rest: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  yield first
  yield* rest
}
