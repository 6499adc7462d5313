import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { keepFromCaches } from '../../access/server/expect-member.ts'
import { RunToken, StartedRun } from '../../runs/contract/run-status.ts'
import { expectDoneRun } from '../../runs/server/find-run.ts'
import { type FormDependencies, takeForms } from '../../runs/server/form-posts.ts'
import { expectOwnAddress } from '../../runs/server/own-address.ts'
import { type SubmitDependencies, submitRun } from '../../runs/server/start-run.ts'
import { PatternGenes, PatternGenesQuery, PatternLoci, PatternOptions, PatternRequest } from '../contract/pattern-search.ts'
import { findRange } from './find-range.ts'
import { loadPatternGenes, loadPatternLoci } from './load-pattern-genes.ts'
import { patternTool } from './pattern-tool.ts'

export type PatternRoutesOptions = SubmitDependencies & Pick<FormDependencies, 'problemOf'>

const tags = ['Pattern search']
const params = z.object({ token: RunToken })

/** Starting a pattern search, and reading what it found by gene. */
export const registerPatternSearch: FastifyPluginAsyncZod<PatternRoutesOptions> = async (app, options) => {
  const { db, clock, visitorOf } = options
  app.addHook('onRequest', keepFromCaches)
  takeForms(app, { formPath: patternTool.formPath, problemOf: options.problemOf })

  const start = {
    operationId: 'startPatternSearch',
    summary: 'Search sequences for a pattern',
    tags,
    body: PatternRequest,
    response: { 201: StartedRun, 303: z.null(), 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 429: ApiProblem },
  }
  app.post(
    '/services/patmatch',
    { schema: start, config: { ...accessOf('tool', { cost: 5, takesTokens: 'runs' }), idempotent: true } },
    async (request, reply) => {
      const { sendMail, genes: list, ...pattern } = request.body
      const range = await findRange({ db, releaseId: options.releaseOf(request) }, list)
      const read = PatternOptions.safeParse({ ...pattern, ...range })
      if (!read.success) {
        const issues = read.error.issues.map(({ path, message }) => ({ path: ['body', ...path].join('.'), message }))
        throw new Problem('invalid_request', issues[0]?.message ?? 'The request is not valid.', { issues })
      }
      const mailTo = sendMail ? await expectOwnAddress(db.community, await visitorOf(request), 'body.sendMail') : null
      return submitRun(options, { request, reply }, { tool: patternTool, options: read.data, mailTo })
    },
  )

  const genes = {
    operationId: 'loadPatternGenes',
    summary: 'Hits of a pattern search by gene',
    tags,
    params,
    querystring: PatternGenesQuery,
    response: { 200: PatternGenes, 400: ApiProblem, 404: ApiProblem, 409: ApiProblem },
  }
  app.get(
    '/runs/:token/patmatch/genes',
    { schema: genes, config: accessOf('everyone', { cost: 5, takesTokens: true }) },
    async (request) => {
      const run = await expectDoneRun(db.community, patternTool.name, request.params.token, clock.now())
      return loadPatternGenes(db.community, run, { ...request.query, token: request.params.token })
    },
  )

  const loci = {
    operationId: 'loadPatternLoci',
    summary: 'Loci in which a pattern search found something',
    tags,
    params,
    response: { 200: PatternLoci, 400: ApiProblem, 404: ApiProblem, 409: ApiProblem },
  }
  app.get(
    '/runs/:token/patmatch/loci',
    { schema: loci, config: accessOf('everyone', { cost: 20, takesTokens: true }) },
    async (request) => {
      const run = await expectDoneRun(db.community, patternTool.name, request.params.token, clock.now())
      return { loci: await loadPatternLoci(db.community, run.resultId) }
    },
  )
}
