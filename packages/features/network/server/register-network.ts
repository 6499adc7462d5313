import { Readable } from 'node:stream'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { findListedLoci } from '../../list-contents/server/find-listed-loci.ts'
import { nameLoci } from '../../list-contents/server/name-loci.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import { keepPrivate } from '../../lists/server/content-routes.ts'
import { mostRandomGenes, NetworkAnswer, NetworkExpected } from '../contract/network-answer.ts'
import { ExpectedQuery, edgeKinds, NetworkFileQuery, NetworkQuery } from '../contract/network-call.ts'
import { answerNetwork } from './answer-network.ts'
import { drawNetworks, draws, seed } from './draw-networks.ts'
import { type FindNetworkDependencies, findNetwork } from './find-network.ts'
import { graphmlFile, mitabFile } from './network-files.ts'
import { wholeNetworks } from './whole-network.ts'

export type NetworkRoutesOptions = Pick<FindNetworkDependencies, 'db'> & {
  /** Where the visitor reads lists. */
  resolveContentOf(request: FastifyRequest): ResolveContent
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
  /** What the visitor may still spend; without a limit if it is not given. */
  costBudgetOf?(request: FastifyRequest): CostBudget
}

const failures = { 400: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const tagged = (operationId: string, summary: string) => ({ operationId, summary, tags: ['Network'] })
const config = accessOf('everyone', { cost: 'sized', takesTokens: true })

/** Formats that `network/file` has. */
const files = {
  mitab: { ending: 'mitab.txt', type: 'text/tab-separated-values; charset=utf-8', write: mitabFile },
  graphml: { ending: 'graphml', type: 'application/xml; charset=utf-8', write: graphmlFile },
} as const

/** Interactions among the genes of a list, which is unpublished work: nothing of it is kept. */
export const registerNetwork: FastifyPluginAsyncZod<NetworkRoutesOptions> = async (app, options) => {
  const { db, resolveContentOf, releaseOf, costBudgetOf = () => unlimitedBudget } = options
  app.addHook('onRequest', keepPrivate)
  const networksOf = wholeNetworks(db)
  const dependenciesOf = (request: FastifyRequest): FindNetworkDependencies => ({
    db,
    resolveContent: resolveContentOf(request),
    releaseId: releaseOf(request),
    budget: costBudgetOf(request),
  })

  const page = {
    ...tagged('loadNetwork', 'Interactions among the genes of a list, with every statement about them'),
    querystring: NetworkQuery,
    response: { ...failures, 200: NetworkAnswer },
  }
  app.get('/network', { schema: page, config }, async (request) => {
    const { releaseId, ...dependencies } = dependenciesOf(request)
    const found = await findNetwork({ ...dependencies, releaseId }, request.query)
    const { mark } = request.query
    const marked = mark === undefined ? [] : (await findListedLoci({ ...dependencies, releaseId }, { list: mark })).keys
    await dependencies.budget.draw(costs.keys(marked.length))
    return { releaseId, ...(await answerNetwork(db.release(releaseId), found, request.query, new Set(marked))) }
  })

  const expected = {
    ...tagged('compareNetwork', 'The number of interactions among the genes of a list beside that of random genes with as many partners'),
    querystring: ExpectedQuery,
    response: { ...failures, 200: NetworkExpected },
  }
  app.get('/network/expected', { schema: expected, config }, async (request) => {
    const dependencies = dependenciesOf(request)
    const { keys } = await findListedLoci(dependencies, request.query)
    await dependencies.budget.draw(costs.draws(Math.min(keys.length, mostRandomGenes)))
    const networks = await networksOf(dependencies.releaseId)
    const kinds = []
    for (const kind of edgeKinds) kinds.push({ kind, ...(await drawNetworks(networks[kind], keys)) })
    return { draws, seed, kinds: kinds.filter(({ genes }) => genes > 0) }
  })

  const file = { ...tagged('downloadNetwork', 'Interactions among the genes of a list as a file'), querystring: NetworkFileQuery }
  streamedFileRoute(app, '/network/file', {
    schema: file,
    config,
    check: async (request, reply) => {
      await findListedLoci(dependenciesOf(request), request.query)
      reply.type(files[request.query.format].type)
    },
    send: async (request, reply) => {
      const dependencies = dependenciesOf(request)
      const { edges } = await findNetwork(dependencies, request.query)
      await dependencies.budget.draw(costs.rows(edges.length))
      const { ending, type, write } = files[request.query.format]
      const touched = [...new Set(edges.flatMap(({ from, to }) => [from, to]))]
      const nodes = await nameLoci(db.release(dependencies.releaseId), touched)
      return nameFile(reply, fileName(['network'], ending))
        .type(type)
        .send(Readable.from(write(edges, nodes), { objectMode: false }))
    },
  })
}
