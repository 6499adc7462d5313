import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { readBlastManifest } from '@rosette/sequence-store/blast/blast-folder.ts'
import { findSequenceFolder } from '@rosette/sequence-store/release-sequences.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { StartedRun } from '../../runs/contract/run-status.ts'
import { type FormDependencies, takeForms } from '../../runs/server/form-posts.ts'
import { expectOwnAddress } from '../../runs/server/own-address.ts'
import { programVersion } from '../../runs/server/program-version.ts'
import { expectMayRun, type SubmitDependencies, submitRun } from '../../runs/server/start-run.ts'
import { blastDatabaseIds, blastDatabases, databaseOf } from '../contract/blast-databases.ts'
import { BlastFields, readBlastFields, storedFormPath } from '../contract/blast-fields.ts'
import { BlastService } from '../contract/blast-service.ts'
import { blastTool } from './blast-tool.ts'

export type BlastRoutesOptions = SubmitDependencies & {
  settings: SubmitDependencies['settings'] &
    Pick<Settings, 'sequenceDir' | 'blastServiceUrl' | 'blastMaxQueries' | 'blastMaxResidues' | 'blastMaxSeconds' | 'mailUrl'>
  problemOf: FormDependencies['problemOf']
}

const tags = ['BLAST']

/** What the form needs to know, and the call that it posts to. */
export const blastRoutes: FastifyPluginAsyncZod<BlastRoutesOptions> = async (app, options) => {
  const { clock, settings, problemOf } = options
  takeForms(app, { formPath: storedFormPath, several: ['BlastTargetSet'], problemOf })
  const versionOf = programVersion(() => clock.now().getTime(), { program: 'blastn', argument: '-version', pattern: /^blastn: (\S+)/ })
  const limits = { maxQueries: settings.blastMaxQueries, maxResidues: settings.blastMaxResidues, maxSeconds: settings.blastMaxSeconds }

  const service = {
    operationId: 'describeBlast',
    summary: 'The BLAST service: its version, its databases and its limits',
    tags,
    response: { 200: BlastService, 503: ApiProblem },
  }
  app.get(
    '/blast/service',
    { schema: service, config: accessOf('everyone', { cost: 'light', takesTokens: true }) },
    async (request, reply) => {
      reply.header('cache-control', 'public, no-cache')
      const { maxQueries, maxResidues } = limits
      const common = { hasMail: settings.mailUrl !== null, maxQueries, maxResidues }
      // Another service does not tell what it has, so everything is offered.
      if (settings.blastServiceUrl !== null)
        return { ...common, address: settings.blastServiceUrl, isOwn: false, version: null, databases: blastDatabaseIds }
      const version = await versionOf()
      const databases = version === null ? [] : await offeredDatabases(options, request)
      return { ...common, address: '/api/services/blast', isOwn: true, version, databases }
    },
  )

  const submit = {
    operationId: 'startBlast',
    summary: 'Search sequences with NCBI BLAST+; takes JSON or a posted form',
    tags,
    body: BlastFields,
    response: { 201: StartedRun, 303: z.null(), 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app.post(
    '/services/blast',
    { schema: submit, config: { ...accessOf('tool', { cost: 20, takesTokens: 'runs' }), idempotent: true } },
    async (request, reply) => {
      const { body } = request
      const visitor = await options.visitorOf(request)
      expectMayRun(visitor, settings)
      const read = readBlastFields(body, limits)
      if (read.options === null)
        throw new Problem('invalid_request', read.errors.map(({ message }) => message).join(' '), { issues: read.errors })
      const mailTo = await expectMailTo(options, visitor, body)
      const offered = (await versionOf()) === null ? [] : await offeredDatabases(options, request)
      const missing = read.options.databases.find((database) => !offered.includes(database))
      if (missing !== undefined)
        throw new Problem('invalid_request', `${databaseOf(missing).label} is not offered here. Choose another database.`)
      return submitRun(options, { request, reply }, { tool: blastTool, options: read.options, mailTo })
    },
  )
}

/** BLAST-025. */
async function expectMailTo(
  { db, settings }: BlastRoutesOptions,
  visitor: Visitor,
  { ReplyVia, ReplyTo }: BlastFields,
): Promise<string | null> {
  if (ReplyVia !== 'EMAIL-MESSAGE') return null
  if (settings.mailUrl === null) throw new Problem('invalid_request', 'This site does not send e-mail. Choose a reply to the browser.')
  const address = await expectOwnAddress(db.community, visitor, 'ReplyTo')
  if (ReplyTo.toLowerCase() === address.toLowerCase()) return address
  const message = `Results are mailed to the address of your account only: ${address}.`
  throw new Problem('invalid_request', message, { issues: [{ path: 'ReplyTo', message }] })
}

/** The databases that the release of this request was built with. */
async function offeredDatabases({ db, settings, releaseOf }: BlastRoutesOptions, request: FastifyRequest): Promise<string[]> {
  const manifest = await readBlastManifest(await findSequenceFolder(db, settings.sequenceDir, releaseOf(request)))
  return blastDatabases.flatMap(({ id, source }) => (source !== null && manifest?.sources.includes(source) ? [id] : []))
}
