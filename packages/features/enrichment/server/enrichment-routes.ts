import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { maxResolveBytes } from '../../resolve/contract/resolve-call.ts'
import { StartedRun } from '../../runs/contract/run-status.ts'
import { type SubmitDependencies, startFor } from '../../runs/server/start-run.ts'
import { EnrichmentAnswer, SourceAnswers } from '../contract/enrichment-answer.ts'
import { EnrichmentQuery, EnrichmentRequest, hasOwnBackground } from '../contract/enrichment-call.ts'
import { sourcesOf } from '../contract/source-choice.ts'
import { inTime, patienceMs } from './answer-in-time.ts'
import { compareLists, costOfEnrichment, expectLists } from './compare-lists.ts'
import { answersOf } from './enrichment-answer-of.ts'
import { comparingDependencies, type EnrichmentDependencies, unstored } from './enrichment-dependencies.ts'
import { enrichmentFile } from './enrichment-file.ts'
import { tool } from './enrichment-tool.ts'
import type { Enrichment } from './run-enrichment.ts'

export type EnrichmentRoutesOptions = EnrichmentDependencies & SubmitDependencies

const failures = { 400: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const tagged = (operationId: string, summary: string) => ({ operationId, summary, tags: ['Enrichment'] })
const config = accessOf('everyone', { cost: 'sized', takesTokens: true })
// A list and a custom background.
const posting = { config, bodyLimit: 2 * maxResolveBytes }

/** What the genes of a list have in common: by address for short and kept lists, in a body for any. */
export const enrichmentRoutes: FastifyPluginAsyncZod<EnrichmentRoutesOptions> = async (app, options) => {
  const { releaseOf } = options
  const compare = (request: FastifyRequest, comparison: EnrichmentRequest) =>
    compareLists(comparingDependencies(options, request), comparison)

  async function send(request: FastifyRequest, reply: FastifyReply, comparison: EnrichmentRequest, enrichments: readonly Enrichment[]) {
    const facts = { releaseId: releaseOf(request), hasOwnBackground: hasOwnBackground(comparison) }
    const answer = await answersOf(enrichments, facts)
    // Built here from whole numbers; checking a thousand rows again would take longer than finding them.
    return unstored(reply).type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer)
  }
  const found = { ...failures, 200: z.union([EnrichmentAnswer, SourceAnswers]) }
  const byAddress = {
    ...tagged('loadEnrichment', 'What the genes of a short or stored list have in common'),
    description:
      'One source is answered with its tests, several sources (`source=go_bp,family`) with those of each; p values are corrected within each ' +
      'source. With the header `Prefer: respond-async, wait=2` an answer that takes longer than 2 seconds becomes a run: 202 gives its token, ' +
      '`runs/{token}` reports its progress, and its file `answer.json` is the answer.',
    querystring: EnrichmentQuery,
    response: { ...found, 202: StartedRun },
  }
  app.get('/enrichment', { schema: byAddress, config }, async (request, reply) => {
    const { query } = request
    const patience = patienceMs(request.headers.prefer)
    if (patience === null) return send(request, reply, query, await compare(request, query))
    const dependencies = comparingDependencies(options, request)
    const enrichments = await inTime(patience, (signal) => compareLists({ ...dependencies, signal }, query))
    reply.header('preference-applied', 'respond-async')
    if (enrichments !== null) return send(request, reply, query, enrichments)
    // The worker compares once more.
    await dependencies.budget.draw(costOfEnrichment * sourcesOf(query.source).length)
    const started = await startFor(options, request, { tool, options: query, mailTo: null })
    return unstored(reply).code(202).header('location', started.address).send(started)
  })
  const byBody = { ...tagged('findEnrichment', 'What the genes of a list have in common'), body: EnrichmentRequest, response: found }
  app.post('/enrichment', { schema: byBody, ...posting }, async (request, reply) =>
    send(request, reply, request.body, await compare(request, request.body)),
  )

  const named = (reply: FastifyReply, { source }: EnrichmentRequest) =>
    nameFile(unstored(reply), fileName(['enrichment', ...sourcesOf(source)], 'tsv')).type('text/tab-separated-values; charset=utf-8')
  async function sendFile(request: FastifyRequest, reply: FastifyReply, comparison: EnrichmentRequest, address: string | null) {
    const enrichments = await compare(request, comparison)
    const facts = { releaseId: releaseOf(request), hasOwnBackground: hasOwnBackground(comparison), address }
    return named(reply, comparison)
      .serializer((text: string) => text)
      .send(await enrichmentFile(enrichments, facts))
  }
  const fileByAddress = { ...tagged('loadEnrichmentFile', 'All tests of a short or stored list as a file'), querystring: EnrichmentQuery }
  streamedFileRoute(app, '/enrichment/file', {
    schema: fileByAddress,
    config,
    check: async (request, reply) => {
      await expectLists(comparingDependencies(options, request), request.query)
      named(reply, request.query)
    },
    send: (request, reply) => sendFile(request, reply, request.query, `${options.settings.publicUrl}${request.url}`),
  })
  const fileByBody = { ...tagged('findEnrichmentFile', 'All tests of a list as a file'), body: EnrichmentRequest }
  app.post('/enrichment/file', { schema: fileByBody, ...posting }, (request, reply) => sendFile(request, reply, request.body, null))
}
