import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { StartedRun } from '../../runs/contract/run-status.ts'
import { expectOwnAddress } from '../../runs/server/own-address.ts'
import { programVersion } from '../../runs/server/program-version.ts'
import { expectMayRun, type SubmitDependencies, submitRun } from '../../runs/server/start-run.ts'
import { AlignmentRequest, AlignmentService } from '../contract/alignment-call.ts'
import { tool } from './alignment-tool.ts'
import { findProteins } from './find-proteins.ts'

export type AlignmentRoutesOptions = SubmitDependencies & {
  /** The sequences of a release. */
  storeOf(releaseId: string): Promise<SequenceStore>
}

const tags = ['Alignment']

/** Whether proteins can be aligned here, and the call that starts it. What it made is read as files of the run. */
export const registerAlignment: FastifyPluginAsyncZod<AlignmentRoutesOptions> = async (app, options) => {
  const { db, clock, settings, storeOf, releaseOf, visitorOf } = options
  const question = { program: 'mafft', argument: '--version', pattern: /v([\d.]+)/ }
  const versionOf = programVersion(() => clock.now().getTime(), question)

  const service = {
    operationId: 'describeAlignment',
    summary: 'Whether MAFFT is installed, and its version',
    tags,
    response: { 200: AlignmentService, 503: ApiProblem },
  }
  app.get(
    '/alignment/service',
    { schema: service, config: accessOf('everyone', { cost: 'light', takesTokens: true }) },
    async (_, reply) => {
      reply.header('cache-control', 'public, no-cache')
      return { version: await versionOf() }
    },
  )

  const start = {
    operationId: 'startAlignment',
    summary: 'Align proteins with MAFFT',
    tags,
    body: AlignmentRequest,
    response: { 201: StartedRun, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app.post(
    '/services/alignment',
    { schema: start, config: { ...accessOf('tool', { cost: 20, takesTokens: 'runs' }), idempotent: true } },
    async (request, reply) => {
      const visitor = await visitorOf(request)
      expectMayRun(visitor, settings)
      if ((await versionOf()) === null) throw new Problem('invalid_request', 'MAFFT is not installed on this site.')
      const releaseId = releaseOf(request)
      const read = await findProteins({ db, releaseId, store: await storeOf(releaseId) }, request.body.proteins)
      const mailTo = request.body.sendMail ? await expectOwnAddress(db.community, visitor, 'body.sendMail') : null
      return submitRun(options, { request, reply }, { tool, options: read, mailTo })
    },
  )
}
