import { Readable } from 'node:stream'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import { keepPrivate } from '../../lists/server/content-routes.ts'
import { MotifSites, MotifsAnswer } from '../contract/motifs-answer.ts'
import { MotifSitesQuery, MotifsFileQuery, MotifsQuery } from '../contract/motifs-call.ts'
import { answerMotifs, answerSites, canTest } from './answer-motifs.ts'
import { type FindMotifsDependencies, type FoundPromoters, findPromoters } from './find-motifs.ts'
import { motifCache } from './motif-cache.ts'
import { motifsFile } from './motifs-file.ts'
import { testMotifs } from './test-motifs.ts'

type MotifRoutesOptions = {
  db: Pick<Database, 'pool' | 'records' | 'release'>
  publicUrl: string
  /** Where the visitor reads lists. */
  resolveContentOf(request: FastifyRequest): ResolveContent
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
  /** What the visitor may still spend; without a limit if it is not given. */
  costBudgetOf?(request: FastifyRequest): CostBudget
}

const failures = { 400: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const tagged = (operationId: string, summary: string) => ({ operationId, summary, tags: ['Motifs'] })
const config = accessOf('everyone', { cost: 'sized', takesTokens: true })

/** Motifs in the promoters of a list, which is unpublished work: nothing of it is kept. */
export const registerMotifs: FastifyPluginAsyncZod<MotifRoutesOptions> = async (app, options) => {
  const { db, publicUrl, resolveContentOf, releaseOf, costBudgetOf = () => unlimitedBudget } = options
  app.addHook('onRequest', keepPrivate)
  const motifsOf = motifCache(db)
  const dependenciesOf = (request: FastifyRequest): FindMotifsDependencies => ({
    db,
    motifsOf,
    resolveContent: resolveContentOf(request),
    releaseId: releaseOf(request),
    budget: costBudgetOf(request),
  })

  /** All motifs, once the visitor's budget covers the promoters they are looked up in; none if the list has too few promoters. */
  async function test({ release, sides }: FoundPromoters, budget: CostBudget) {
    if (!canTest(sides)) return []
    await budget.draw(costs.promoters(sides.background.size))
    return testMotifs(release.motifs, sides)
  }

  const page = {
    ...tagged('testMotifs', 'Binding motifs of transcription factors in the promoters of a list, compared with those of other genes'),
    querystring: MotifsQuery,
    response: { ...failures, 200: MotifsAnswer },
  }
  app.get('/motifs', { schema: page, config }, async (request) => {
    const { query } = request
    const dependencies = dependenciesOf(request)
    const { releaseId, budget } = dependencies
    const found = await findPromoters(dependencies, query)
    const tests = await test(found, budget)
    return answerMotifs(db.release(releaseId), releaseId, { found, tests, query })
  })

  const sites = {
    ...tagged('findMotifSites', 'Where some motifs have sites in the promoters of a list'),
    querystring: MotifSitesQuery,
    response: { ...failures, 200: MotifSites },
  }
  app.get('/motifs/sites', { schema: sites, config }, async (request) => {
    const dependencies = dependenciesOf(request)
    const { releaseId, budget } = dependencies
    const found = await findPromoters(dependencies, request.query)
    const motifs = request.query.motif.map((id) => {
      const motif = found.release.motifs.find(({ matrixId }) => matrixId === id)
      if (!motif) throw new Problem('invalid_request', `The release has no motif ${id}.`)
      return motif
    })
    await budget.draw(costs.rows(found.tested.length))
    return { releaseId, ...(await answerSites(db.release(releaseId), found, motifs)) }
  })

  const file = { ...tagged('downloadMotifs', 'All tested motifs of a list as a file'), querystring: MotifsFileQuery }
  streamedFileRoute(app, '/motifs/file', {
    schema: file,
    config,
    check: async (request, reply) => {
      await findPromoters(dependenciesOf(request), request.query)
      reply.type('text/tab-separated-values; charset=utf-8')
    },
    send: async (request, reply) => {
      const { query } = request
      const dependencies = dependenciesOf(request)
      const { releaseId, budget } = dependencies
      const found = await findPromoters(dependencies, query)
      const tests = await test(found, budget)
      return nameFile(reply, fileName(['motifs'], 'tsv'))
        .type('text/tab-separated-values; charset=utf-8')
        .send(Readable.from(motifsFile(releaseId, { found, tests, query }, `${publicUrl}${request.url}`), { objectMode: false }))
    },
  })
}
