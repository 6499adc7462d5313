import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectMember } from '../../access/server/expect-member.ts'
import { storerOf } from '../../access/server/stored-bytes.ts'
import { expectNotThrottled } from '../../access/server/throttle.ts'
import { maxListBytes } from '../../list-contents/contract/list-content.ts'
import {
  DecideChanges,
  ListChanges,
  ListChangesQuery,
  ListLeftover,
  ListReport,
  ListVersions,
  maxReportBytes,
  NewRecordList,
  OwnRecordLists,
  RecordList,
  RecordListId,
  RecordListPatch,
} from '../../list-contents/contract/record-list.ts'
import { keepPrivate } from './content-routes.ts'
import { decideChanges } from './decide-changes.ts'
import { loadChanges } from './list-changes.ts'
import { loadLeftover, loadReport, loadVersions } from './list-versions.ts'
import { loadList, loadOwnLists } from './record-list-rows.ts'
import { changeList, deleteList, makeList } from './record-list-store.ts'

export type RecordListRoutesOptions = {
  db: Database
  clock: Clock
  releaseOf(request: FastifyRequest): string
  visitorOf(request: FastifyRequest): Promise<Visitor>
}

const tags = ['Lists']
const params = z.object({ listId: RecordListId })
const writes = { 400: ApiProblem, 401: ApiProblem, 404: ApiProblem, 409: ApiProblem, 429: ApiProblem }

/** GET, POST, PATCH and DELETE record-lists: lists of an account. What is not one's own is readable only if it is shared. */
export const recordListRoutes: FastifyPluginAsyncZod<RecordListRoutesOptions> = async (app, { db, clock, releaseOf, visitorOf }) => {
  app.addHook('onRequest', keepPrivate)
  const changerOf = async (request: FastifyRequest) => {
    const member = expectMember(await visitorOf(request))
    return {
      communityId: member.communityId,
      releaseId: releaseOf(request),
      storer: storerOf(member, request.ip),
      now: clock.now(),
    }
  }
  const readerOf = async (request: FastifyRequest) => {
    const visitor = await visitorOf(request)
    return { communityId: visitor.role === 'member' ? visitor.communityId : null, releaseId: releaseOf(request) }
  }

  const own = {
    operationId: 'listRecordLists',
    summary: 'The lists of the caller, the last changed first, those in the bin included',
    tags,
    response: { 200: OwnRecordLists, 401: ApiProblem },
  }
  app.get('/record-lists', { schema: own, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    const { communityId, releaseId } = await changerOf(request)
    return { lists: await loadOwnLists(db.community, communityId, releaseId) }
  })

  const make = {
    operationId: 'makeRecordList',
    summary: 'Make a list of a content',
    tags,
    body: NewRecordList,
    response: { 200: RecordList, ...writes },
  }
  app.post(
    '/record-lists',
    { schema: make, bodyLimit: maxReportBytes, config: { ...accessOf('member', { cost: 20 }), idempotent: true } },
    async (request, reply) => {
      const changer = await changerOf(request)
      await expectNotThrottled(db.community, makingThrottle(changer.communityId), changer.now)
      const listId = await makeList(db.community, request.body, changer)
      return sendList(reply, await loadList(db.community, listId, changer))
    },
  )

  const read = {
    operationId: 'readRecordList',
    summary: 'A list of the caller, or one that is shared',
    tags,
    params,
    querystring: VersionQuery,
    response: { 200: RecordList, 404: ApiProblem },
  }
  app.get('/record-lists/:listId', { schema: read, config: accessOf('everyone', { cost: 'light' }) }, async (request, reply) =>
    sendList(reply, await loadList(db.community, request.params.listId, await readerOf(request), request.query.v)),
  )

  const change = {
    operationId: 'changeRecordList',
    summary: 'Change a list; another content makes a new version',
    tags,
    params,
    body: RecordListPatch,
    response: { 200: RecordList, ...writes },
  }
  app.patch(
    '/record-lists/:listId',
    { schema: change, bodyLimit: maxReportBytes, config: { ...accessOf('member', { cost: 20 }), idempotent: true } },
    async (request, reply) => {
      const changer = await changerOf(request)
      const { listId } = request.params
      await changeList(db.community, listId, versionRead(request), request.body, changer)
      return sendList(reply, await loadList(db.community, listId, changer))
    },
  )

  const remove = {
    operationId: 'deleteRecordList',
    summary: 'Put a list into the bin, or delete one that is there for good',
    tags,
    params,
    response: { 200: Done, ...writes },
  }
  app.delete('/record-lists/:listId', { schema: remove, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    await deleteList(db.community, request.params.listId, versionRead(request), await changerOf(request))
    return done
  })

  const versions = {
    operationId: 'listListVersions',
    summary: 'The versions of a list, the newest first',
    tags,
    params,
    response: { 200: ListVersions, 404: ApiProblem },
  }
  app.get('/record-lists/:listId/versions', { schema: versions, config: accessOf('everyone', { cost: 'light' }) }, async (request) => ({
    versions: await loadVersions(db.community, request.params.listId, (await readerOf(request)).communityId),
  }))

  const leftover = {
    operationId: 'readListLeftover',
    summary: 'What matched nothing when a version was made',
    tags,
    params,
    querystring: VersionQuery,
    response: { 200: ListLeftover, 404: ApiProblem },
  }
  app.get('/record-lists/:listId/leftover', { schema: leftover, config: accessOf('everyone', { cost: 20 }) }, async (request) => ({
    leftover: await loadLeftover(db.community, request.params.listId, (await readerOf(request)).communityId, request.query.v),
  }))

  const report = {
    operationId: 'readListReport',
    summary: 'What each line became that a version was made from; for its owner alone',
    tags,
    params,
    querystring: VersionQuery,
    response: { 200: ListReport, 401: ApiProblem, 404: ApiProblem },
  }
  app.get('/record-lists/:listId/report', { schema: report, config: accessOf('member', { cost: 20 }) }, async (request) => ({
    report: await loadReport(db.community, request.params.listId, (await readerOf(request)).communityId, request.query.v),
  }))

  const changes = {
    operationId: 'listListChanges',
    summary: 'What a release did to the items of a list, and to what had matched nothing',
    tags,
    params,
    querystring: ListChangesQuery,
    response: { 200: ListChanges, 400: ApiProblem, 404: ApiProblem, 409: ApiProblem },
  }
  app.get('/record-lists/:listId/changes', { schema: changes, config: accessOf('everyone', { cost: 20 }) }, async (request) => {
    const { listId } = request.params
    const { release, ...window } = request.query
    const reader = await readerOf(request)
    const releaseId = release ?? reader.releaseId
    const scope = { call: 'record-lists/changes', releaseId, criteria: { listId, release } }
    return loadChanges(db, listId, { ...reader, releaseId }, { ...window, scope })
  })

  const decide = {
    operationId: 'decideListChanges',
    summary: 'Decide about changes by the current release; makes a version if the items change',
    tags,
    params,
    body: DecideChanges,
    response: { 200: RecordList, ...writes, 422: ApiProblem },
  }
  app.post(
    '/record-lists/:listId/decide',
    { schema: decide, bodyLimit: maxListBytes, config: { ...accessOf('member', { cost: 20 }), idempotent: true } },
    async (request, reply) => {
      const changer = await changerOf(request)
      const { listId } = request.params
      await decideChanges(db, listId, versionRead(request), request.body, changer)
      return sendList(reply, await loadList(db.community, listId, changer))
    },
  )
}

const VersionQuery = z.object({ v: z.coerce.number().int().min(1).optional().describe('A version; the current one if left out.') })

function sendList(reply: FastifyReply, list: RecordList) {
  return reply.header('etag', `"${list.currentVersion}"`).send(list)
}

/** The version that the caller has read. A change without it could undo what they have never seen. */
export function versionRead(request: FastifyRequest): number {
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(request.headers['if-match'] ?? '')?.[1]
  if (version === undefined) throw new Problem('invalid_request', 'If-Match: name the version of the list that you have read, as in "3".')
  return Number(version)
}

/** Lists are made by hand; a day has fewer. */
function makingThrottle(communityId: number) {
  return { purpose: 'make-list', subject: String(communityId), limit: 1000, windowMs: 24 * 3_600_000 }
}
