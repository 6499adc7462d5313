import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import { costs } from '../../access/server/cost-budget.ts'
import { cacheControl, guardRecord, lookupFields, type RecordDependencies, recordNotFound } from '../../records/server/record-access.ts'
import { RecordStates } from '../contract/record-states.ts'
import { ChangeFormat, RecordHistory, ReleaseChanges, ReleaseIdParam, ReleaseList } from '../contract/release-changes.ts'
import { changesFileTypes, sendChangesFile } from './changes-file.ts'
import { loadRecordHistory } from './load-record-history.ts'
import { loadRecordStates } from './load-record-states.ts'
import { loadReleaseChanges, loadReleases } from './load-release-changes.ts'

export type ReleaseChangeDependencies = RecordDependencies & Pick<ApiDependencies, 'releases' | 'costBudgetOf'>

const tags = ['Releases']
const failures = { 400: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const params = z.object({ releaseId: ReleaseIdParam })

/** Kinds whose records belong to releases. */
const releaseKinds = Object.keys(kindServers)
const recordParams = z.object({ kind: z.enum(releaseKinds), key: lookupFields.key })

/** GET releases, releases/{id}, its file of changes, record-changes and record-states of a record. */
export const registerReleaseChanges: FastifyPluginAsyncZod<ReleaseChangeDependencies> = async (app, dependencies) => {
  const { db, releases, releaseOf, costBudgetOf } = dependencies
  const servedBy = (request: FastifyRequest) => ({ current: releases.current() ?? releaseOf(request), held: releases.held() })
  const servedTo = (request: FastifyRequest) => ({ releaseId: releaseOf(request), held: releases.held() })

  const list = {
    operationId: 'listReleases',
    summary: 'Every release that was published, and how many records it changed',
    tags,
    response: { 200: ReleaseList, ...failures },
  }
  app.get('/releases', { schema: list, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, async (request, reply) => {
    reply.header('cache-control', 'public, no-cache')
    return { releases: await loadReleases(db.community, servedBy(request)) }
  })

  const one = {
    operationId: 'loadReleaseChanges',
    summary: 'What a release changed, by kind and section',
    tags,
    params,
    response: { 200: ReleaseChanges, ...failures },
  }
  app.get(
    '/releases/:releaseId',
    { schema: one, config: accessOf('everyone', { cost: 'light', takesTokens: true }) },
    async (request, reply) => {
      reply.header('cache-control', 'public, no-cache')
      return loadReleaseChanges(db.community, request.params.releaseId, servedBy(request))
    },
  )

  const expectCompared = async (request: FastifyRequest, releaseId: string) => {
    await costBudgetOf(request).draw(1)
    const release = await loadReleaseChanges(db.community, releaseId, servedBy(request))
    const { againstId } = release
    if (againstId === null || release.comparison !== 'compared')
      throw new Problem('not_found', `There is no comparison of ${releaseId} with the release before it.`)
    return { ...release, againstId }
  }
  const file = {
    operationId: 'downloadReleaseChanges',
    summary: 'Every record that a release added, removed or changed, as a file',
    tags,
    params,
    querystring: z.object({
      format: ChangeFormat.default('tsv'),
      kind: z.enum(releaseKinds).optional().describe('Records of one kind only.'),
    }),
    response: { 200: changesFileTypes, ...failures },
  }
  streamedFileRoute(app, '/releases/:releaseId/changes', {
    schema: file,
    config: accessOf('everyone', { cost: 'sized', takesTokens: true }),
    check: (request) => expectCompared(request, request.params.releaseId),
    send: async (request, reply) => {
      const { releaseId, againstId, changedRecords } = await expectCompared(request, request.params.releaseId)
      const { format, kind } = request.query
      await costBudgetOf(request).draw(costs.keys(changedRecords))
      return sendChangesFile(reply, db.community, { releaseId, againstId, kind }, format)
    },
  })

  const record = {
    operationId: 'loadRecordChanges',
    summary: 'What the releases changed in a record, newest first',
    tags: ['Records'],
    params: recordParams,
    response: { 200: RecordHistory, 403: ApiProblem, ...failures },
  }
  app.get(
    '/record-changes/:kind/:key',
    { schema: record, config: accessOf('record', { cost: 'light', takesTokens: true }) },
    async (request, reply) => {
      const kind = kindOf(request.params.kind)
      const key = Number(request.params.key)
      await guardRecord(request, kind, key, dependencies)
      reply.header('cache-control', cacheControl(dependencies, kind))
      return loadRecordHistory(db.community, { kind: kind.name, key }, servedTo(request))
    },
  )

  const states = {
    operationId: 'loadRecordStates',
    summary: 'A record in the release that answers and in the one before, fact by fact',
    tags: ['Records'],
    params: recordParams,
    response: { 200: RecordStates, 403: ApiProblem, ...failures },
  }
  app.get(
    '/record-states/:kind/:key',
    { schema: states, config: accessOf('record', { cost: 20, takesTokens: true }) },
    async (request, reply) => {
      const kind = kindOf(request.params.kind)
      const key = Number(request.params.key)
      await guardRecord(request, kind, key, dependencies)
      const { releaseId, againstId, areHeld } = await loadRecordHistory(db.community, { kind: kind.name, key }, servedTo(request))
      reply.header('cache-control', cacheControl(dependencies, kind))
      if (!areHeld || againstId === null) return { releaseId, againstId: null, before: null, after: null, sections: [], same: [] }
      const found = await loadRecordStates(db.records, { releaseId, againstId }, kind, key)
      if (found === null) throw recordNotFound(kind, { key: String(key) })
      return found
    },
  )
}

function kindOf(name: string): Kind {
  const kind = Object.values<Kind>(kinds).find((each) => each.name === name)
  if (!kind) throw new Problem('not_found', `There is no kind ${name}.`)
  return kind
}
