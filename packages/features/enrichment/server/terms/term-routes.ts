import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../../access/contract/access.ts'
import { maxResolveBytes } from '../../../resolve/contract/resolve-call.ts'
import { TermGenes, TermLoci } from '../../contract/enrichment-answer.ts'
import {
  TermGenesQuery,
  TermGenesRequest,
  TermGraphQuery,
  TermGraphRequest,
  TermLociQuery,
  TermLociRequest,
} from '../../contract/enrichment-call.ts'
import { TermGraph } from '../../contract/term-graph.ts'
import { compareOneSource } from '../compare-lists.ts'
import { comparingDependencies, type EnrichmentDependencies, unstored } from '../enrichment-dependencies.ts'
import { loadTermGenes } from './load-term-genes.ts'
import { termGraphOf } from './term-graph-of.ts'
import { termLociOf } from './term-loci-of.ts'

const failures = { 400: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const tagged = (operationId: string, summary: string) => ({ operationId, summary, tags: ['Enrichment'] })
const config = accessOf('everyone', { cost: 'sized', takesTokens: true })
// A list and a custom background.
const posting = { config, bodyLimit: 2 * maxResolveBytes }

/** The genes behind terms of an enrichment, and how its terms belong together: each call asks as the enrichment itself does. */
export const termRoutes: FastifyPluginAsyncZod<EnrichmentDependencies> = async (app, options) => {
  const compare = (request: FastifyRequest, comparison: TermGraphRequest) =>
    compareOneSource(comparingDependencies(options, request), comparison)

  async function sendGenes(request: FastifyRequest, reply: FastifyReply, comparison: TermGraphRequest & { term: string }) {
    const enrichment = await compare(request, comparison)
    const genes = await loadTermGenes(options.db.release(options.releaseOf(request)), enrichment, comparison.term)
    if (genes === null) throw new Problem('not_found', `No gene is annotated to a term called ${comparison.term}.`)
    return unstored(reply).send(genes)
  }
  const termGenes = { ...failures, 200: TermGenes }
  const genesByAddress = {
    ...tagged('loadTermGenes', 'The genes of a short or stored list behind a term, with evidence and papers'),
    querystring: TermGenesQuery,
    response: termGenes,
  }
  app.get('/enrichment/genes', { schema: genesByAddress, config }, (request, reply) => sendGenes(request, reply, request.query))
  const genesByBody = {
    ...tagged('findTermGenes', 'The genes of a list behind a term, with evidence and papers'),
    body: TermGenesRequest,
    response: termGenes,
  }
  app.post('/enrichment/genes', { schema: genesByBody, ...posting }, (request, reply) => sendGenes(request, reply, request.body))

  async function sendLoci(request: FastifyRequest, reply: FastifyReply, comparison: TermGraphRequest & { terms: string[] }) {
    const loci = termLociOf(await compare(request, comparison), comparison.terms)
    if (loci === null) throw new Problem('not_found', 'No gene is annotated to one of these terms.')
    return unstored(reply).send(loci)
  }
  const termLoci = { ...failures, 200: TermLoci }
  const lociByAddress = {
    ...tagged('loadTermLoci', 'The loci of a short or stored list behind any and behind all of some terms'),
    querystring: TermLociQuery,
    response: termLoci,
  }
  app.get('/enrichment/loci', { schema: lociByAddress, config }, (request, reply) => sendLoci(request, reply, request.query))
  const lociByBody = {
    ...tagged('findTermLoci', 'The loci of a list behind any and behind all of some terms'),
    body: TermLociRequest,
    response: termLoci,
  }
  app.post('/enrichment/loci', { schema: lociByBody, ...posting }, (request, reply) => sendLoci(request, reply, request.body))

  const graph = { ...failures, 200: TermGraph }
  const graphByAddress = {
    ...tagged('loadTermGraph', 'The significant terms of a short or stored list and what joins them'),
    querystring: TermGraphQuery,
    response: graph,
  }
  app.get('/enrichment/graph', { schema: graphByAddress, config }, async (request, reply) =>
    unstored(reply).send(termGraphOf(await compare(request, request.query))),
  )
  const graphByBody = {
    ...tagged('findTermGraph', 'The significant terms of a list and what joins them'),
    body: TermGraphRequest,
    response: graph,
  }
  app.post('/enrichment/graph', { schema: graphByBody, ...posting }, async (request, reply) =>
    unstored(reply).send(termGraphOf(await compare(request, request.body))),
  )
}
