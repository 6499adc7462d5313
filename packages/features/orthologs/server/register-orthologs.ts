import { Readable } from 'node:stream'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import { explainMethods } from '@rosette/kinds/locus/contract/ortholog-methods.ts'
import { listPages } from '@rosette/release-kit/list-pages.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { type FindLociDependencies, findListedLoci } from '../../list-contents/server/find-listed-loci.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import { keepPrivate } from '../../lists/server/content-routes.ts'
import { OrthologsAnswer, OrthologsFileQuery, OrthologsQuery } from '../contract/orthologs-call.ts'
import { chooseSpecies, loadGeneOrthologs, loadSpecies } from './load-orthologs.ts'
import { orthologsFile } from './orthologs-file.ts'

type OrthologRoutesOptions = {
  db: Pick<Database, 'pool' | 'records' | 'release'>
  publicUrl: string
  /** Where the visitor reads lists. */
  resolveContentOf(request: FastifyRequest): ResolveContent
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
  /** What the visitor may still spend; without a limit if it is not given. */
  costBudgetOf?(request: FastifyRequest): CostBudget
}

const failures = { 400: ApiProblem, 404: ApiProblem, 409: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const tagged = (operationId: string, summary: string) => ({ operationId, summary, tags: ['Orthologs'] })
const config = accessOf('everyone', { cost: 'sized', takesTokens: true })
const fileTypes = { tsv: 'text/tab-separated-values; charset=utf-8', csv: 'text/csv; charset=utf-8' }

/** Orthologs of the genes of a list, which is unpublished work: nothing of it is kept. */
export const registerOrthologs: FastifyPluginAsyncZod<OrthologRoutesOptions> = async (app, options) => {
  const { db, publicUrl, resolveContentOf, releaseOf, costBudgetOf = () => unlimitedBudget } = options
  app.addHook('onRequest', keepPrivate)
  const dependenciesOf = (request: FastifyRequest): FindLociDependencies => ({
    db,
    resolveContent: resolveContentOf(request),
    releaseId: releaseOf(request),
    budget: costBudgetOf(request),
  })

  async function findOrthologs(dependencies: FindLociDependencies, query: Pick<OrthologsQuery, 'list' | 'items' | 'species'>) {
    const loci = await findListedLoci(dependencies, query)
    await dependencies.budget.draw(costs.keys(loci.keys.length))
    const species = await loadSpecies(db.release(dependencies.releaseId), loci.keys)
    return { loci, species, chosen: chooseSpecies(species, query.species) }
  }

  const page = {
    ...tagged('loadOrthologs', 'Genes of a list with their orthologs in a species'),
    querystring: OrthologsQuery,
    response: { ...failures, 200: OrthologsAnswer },
  }
  app.get('/orthologs', { schema: page, config }, async (request) => {
    const { cursor, from, size, ...query } = request.query
    const dependencies = dependenciesOf(request)
    const { releaseId, budget } = dependencies
    const pageOf = listPages({ cursor, from, size }, { call: 'orthologs', releaseId, criteria: query })
    const { loci, species, chosen } = await findOrthologs(dependencies, query)
    const shown = pageOf(loci.keys, (key) => key)
    await budget.draw(costs.rows(shown.rows.length))
    const genes = await loadGeneOrthologs(db.release(releaseId), shown.rows, chosen)
    return {
      releaseId,
      given: loci.given,
      notMatched: { count: loci.notMatched.length, ids: loci.notMatched.slice(0, 100) },
      species,
      chosen,
      total: loci.keys.length,
      from: shown.from,
      genes,
      next: shown.next,
      methods: explainMethods(genes.flatMap(({ orthologs }) => orthologs)),
    }
  })

  const file = { ...tagged('downloadOrthologs', 'Orthologs of a list in a species as a file'), querystring: OrthologsFileQuery }
  streamedFileRoute(app, '/orthologs/file', {
    schema: file,
    config,
    check: async (request, reply) => {
      await findOrthologs(dependenciesOf(request), request.query)
      reply.type(fileTypes[request.query.format])
    },
    send: async (request, reply) => {
      const { format, ...query } = request.query
      const dependencies = dependenciesOf(request)
      const { releaseId, budget } = dependencies
      const { loci, chosen } = await findOrthologs(dependencies, query)
      await budget.draw(costs.rows(loci.keys.length))
      const address = `${publicUrl}${request.url}`
      const text = orthologsFile(db.release(releaseId), { releaseId, loci, species: chosen, format, address })
      return nameFile(reply, fileName(['orthologs', ...(chosen === null ? [] : [chosen])], format))
        .type(fileTypes[format])
        .send(Readable.from(text, { objectMode: false }))
    },
  })
}
