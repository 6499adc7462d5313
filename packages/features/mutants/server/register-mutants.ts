import { Readable } from 'node:stream'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import { listPages } from '@rosette/release-kit/list-pages.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { findListedLoci } from '../../list-contents/server/find-listed-loci.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import { keepPrivate } from '../../lists/server/content-routes.ts'
import { MutantsAnswer } from '../contract/mutants-answer.ts'
import { choiceOf, MutantsFileQuery, MutantsQuery } from '../contract/mutants-call.ts'
import { chosenLines, countFacets, summarise } from './choose-lines.ts'
import { type FindMutantsDependencies, findMutants } from './find-mutants.ts'
import { loadMutantGenes } from './load-mutant-genes.ts'
import { mutantsFile } from './mutants-file.ts'

export type MutantRoutesOptions = Pick<FindMutantsDependencies, 'db'> & {
  publicUrl: string
  /** Where the visitor reads lists. */
  resolveContentOf(request: FastifyRequest): ResolveContent
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
  /** What the visitor may still spend; without a limit if it is not given. */
  costBudgetOf?(request: FastifyRequest): CostBudget
}

const failures = { 400: ApiProblem, 404: ApiProblem, 409: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const tagged = (operationId: string, summary: string) => ({ operationId, summary, tags: ['Mutants'] })
const config = accessOf('everyone', { cost: 'sized', takesTokens: true })

/** Insertion lines for the genes of a list, which is unpublished work: nothing of it is kept. */
export const registerMutants: FastifyPluginAsyncZod<MutantRoutesOptions> = async (app, options) => {
  const { db, publicUrl, resolveContentOf, releaseOf, costBudgetOf = () => unlimitedBudget } = options
  app.addHook('onRequest', keepPrivate)
  const dependenciesOf = (request: FastifyRequest): FindMutantsDependencies => ({
    db,
    resolveContent: resolveContentOf(request),
    releaseId: releaseOf(request),
    budget: costBudgetOf(request),
  })

  const page = {
    ...tagged('loadMutants', 'Genes of a list with their insertion lines, best first'),
    querystring: MutantsQuery,
    response: { ...failures, 200: MutantsAnswer },
  }
  app.get('/mutants', { schema: page, config }, async (request) => {
    const { cursor, from, size, ...query } = request.query
    const dependencies = dependenciesOf(request)
    const { releaseId } = dependencies
    const pageOf = listPages({ cursor, from, size }, { call: 'mutants', releaseId, criteria: query })
    const { loci, genes, chosen } = await findMutants(dependencies, query)
    const shown = pageOf(chosen, ({ locusId }) => locusId)
    return {
      releaseId,
      given: loci.given,
      notMatched: { count: loci.notMatched.length, ids: loci.notMatched.slice(0, 100) },
      summary: summarise(genes),
      facets: countFacets(genes, choiceOf(query)),
      fitting: {
        lines: genes.reduce((sum, { fitting }) => sum + fitting.length, 0),
        genes: genes.filter(({ fitting }) => fitting.length > 0).length,
      },
      total: chosen.length,
      from: shown.from,
      genes: await loadMutantGenes(db.release(releaseId), shown.rows, query.alleles),
      next: shown.next,
    }
  })

  const file = { ...tagged('downloadMutants', 'Insertion lines of a list as a file'), querystring: MutantsFileQuery }
  const fileType = 'text/tab-separated-values; charset=utf-8'
  streamedFileRoute(app, '/mutants/file', {
    schema: file,
    config,
    check: async (request, reply) => {
      await findListedLoci(dependenciesOf(request), request.query)
      reply.type(fileType)
    },
    send: async (request, reply) => {
      const { query } = request
      const { releaseId, ...dependencies } = dependenciesOf(request)
      const found = await findMutants({ ...dependencies, releaseId }, query)
      await dependencies.budget.draw(costs.rows(found.chosen.reduce((sum, gene) => sum + chosenLines(gene, query.alleles).length, 0)))
      const text = mutantsFile(db.release(releaseId), found, { releaseId, query, address: `${publicUrl}${request.url}` })
      return nameFile(reply, fileName(['mutants'], 'tsv'))
        .type(fileType)
        .send(Readable.from(text, { objectMode: false }))
    },
  })
}
