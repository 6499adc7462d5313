import { Readable } from 'node:stream'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectMember, keepFromCaches } from '../../access/server/expect-member.ts'
import { expectReadableContents } from '../../list-contents/server/content-access.ts'
import { OwnRuns, RunAccess, RunStatus, RunSummary, RunToken } from '../contract/run-status.ts'
import { cancelRun } from './cancel-run.ts'
import type { AnyTool } from './define-tool.ts'
import { findRun, loadRunStatus, unknownRun } from './find-run.ts'
import { loadOwnRuns } from './load-own-runs.ts'
import { ownerOf } from './run-owner.ts'
import { runAccessOf } from './start-run.ts'
import { readRunFile } from './store-files.ts'

export type RunRoutesOptions = {
  db: Database
  clock: Clock
  tools: readonly AnyTool[]
  settings: Pick<Settings, 'premiumTools'>
  visitorOf(request: FastifyRequest): Promise<Visitor>
}

const tags = ['Runs']
const params = z.object({ token: RunToken })
const refused = { 400: ApiProblem, 404: ApiProblem }

/** What concerns runs of every tool: how far one is, what was requested, its files, and cancelling it. */
export const registerRuns: FastifyPluginAsyncZod<RunRoutesOptions> = async (app, { db, clock, tools, settings, visitorOf }) => {
  app.addHook('onRequest', keepFromCaches)
  const callerOf = async (request: FastifyRequest) => ownerOf(await visitorOf(request), request.ip)

  const own = {
    operationId: 'listRuns',
    summary: 'The runs that the caller started while logged in, the newest first',
    tags,
    response: { 200: OwnRuns, 401: ApiProblem },
  }
  app.get('/runs', { schema: own, config: accessOf('member', { cost: 'light' }) }, async (request) =>
    loadOwnRuns(db.community, tools, { communityId: expectMember(await visitorOf(request)).communityId, now: clock.now() }),
  )

  const access = {
    operationId: 'loadRunAccess',
    summary: 'Whether the caller must log in to run a premium tool, and whether a run takes a unit',
    tags,
    response: { 200: RunAccess },
  }
  app.get('/runs/access', { schema: access, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, async (request) =>
    runAccessOf(await visitorOf(request), settings),
  )

  const status = {
    operationId: 'loadRun',
    summary: 'Progress and result of a run',
    tags,
    params,
    response: { 200: RunStatus, ...refused },
  }
  app.get('/runs/:token', { schema: status, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, async (request) =>
    loadRunStatus(db.community, tools, { token: request.params.token, caller: await callerOf(request), now: clock.now() }),
  )

  const cancel = {
    operationId: 'cancelRun',
    summary: 'Cancel a run that the caller started',
    tags,
    params,
    response: { 200: Done, ...refused, 403: ApiProblem, 409: ApiProblem },
  }
  app.delete('/runs/:token', { schema: cancel, config: accessOf('everyone', { cost: 'light' }) }, async (request) => {
    await cancelRun(db.community, { token: request.params.token, caller: await callerOf(request), now: clock.now() })
    return done
  })

  const options = {
    operationId: 'loadRunOptions',
    summary: 'The options of a run, as its tool takes them',
    tags,
    params,
    response: { 200: z.record(z.string(), z.unknown()), ...refused },
  }
  app.get('/runs/:token/options', { schema: options, config: accessOf('everyone', { cost: 2, takesTokens: true }) }, async (request) => {
    const run = await findRun(db.community, request.params.token, clock.now())
    const tool = tools.find(({ name }) => name === run?.tool)
    if (run === null || !tool) throw unknownRun()
    await expectReadableContents(db.community, tool.contents(run.options), (await callerOf(request)).communityId)
    return z.record(z.string(), z.unknown()).parse(run.options)
  })

  const file = {
    operationId: 'readRunFile',
    summary: 'A file of a finished run',
    tags,
    params: params.extend({ name: RunSummary.shape.files.element.shape.name }),
    response: { 200: { description: 'The file', content: { 'application/octet-stream': { schema: z.unknown() } } }, ...refused },
  }
  async function findFile(request: FastifyRequest, { token, name }: { token: string; name: string }): Promise<{ resultId: number }> {
    const { files } = (await loadRunStatus(db.community, tools, { token, caller: await callerOf(request), now: clock.now() })).summary ?? {
      files: [],
    }
    const run = await findRun(db.community, token, clock.now())
    if (run === null || run.resultId === null || !files.some((stored) => stored.name === name))
      throw new Problem('not_found', 'This run has no such file.')
    return { resultId: run.resultId }
  }
  const named = (reply: FastifyReply, name: string) => nameFile(reply, name).type(typeOf(name))
  streamedFileRoute(app, '/runs/:token/files/:name', {
    schema: file,
    config: accessOf('everyone', { cost: 5, takesTokens: true }),
    check: async (request, reply) => {
      await findFile(request, request.params)
      named(reply, request.params.name)
    },
    send: async (request, reply) => {
      const { name } = request.params
      const { resultId } = await findFile(request, request.params)
      return named(reply, name).send(Readable.from(readRunFile(db.community, resultId, name)))
    },
  })
}

const fileTypes: Readonly<Record<string, string>> = {
  txt: 'text/plain; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  gff3: 'text/plain; charset=utf-8',
  fasta: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

function typeOf(name: string): string {
  return fileTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}
