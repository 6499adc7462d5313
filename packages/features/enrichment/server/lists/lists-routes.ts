import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../../access/contract/access.ts'
import { ListsEnrichment, ListsQuery } from '../../contract/lists-enrichment.ts'
import { compareSeveral } from '../compare-lists.ts'
import { comparingDependencies, type EnrichmentDependencies, unstored } from '../enrichment-dependencies.ts'
import { listsAnswerOf } from './lists-answer-of.ts'

/** The terms of several lists beside one another. */
export const listsRoutes: FastifyPluginAsyncZod<EnrichmentDependencies> = async (app, options) => {
  const schema = {
    operationId: 'loadListsEnrichment',
    summary: 'What the genes of several stored lists have in common, side by side',
    description: 'Each list is tested as it would be alone; p values are corrected within each list.',
    tags: ['Enrichment'],
    querystring: ListsQuery,
    response: { 200: ListsEnrichment, 400: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  const config = accessOf('everyone', { cost: 'sized', takesTokens: true })
  app.get('/enrichment/lists', { schema, config }, async (request, reply) => {
    const { of, ...settings } = request.query
    const enrichments = await compareSeveral(comparingDependencies(options, request), of, settings)
    const facts = { releaseId: options.releaseOf(request), hasOwnBackground: settings.backgroundList !== undefined }
    const answer = listsAnswerOf(of, enrichments, facts)
    if (answer === null) throw new Problem('invalid_request', 'No list is named.')
    // As with one list: built here from whole numbers, so it is not checked again.
    return unstored(reply).type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer)
  })
}
