import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { type FormCategory, formCategories } from '@rosette/kinds/registry/search-entries.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, anonymous } from '../../access/contract/access.ts'
import { maxResolveBytes } from '../../resolve/contract/resolve-request.ts'
import { resultCategories } from '../../results/contract/result-categories.ts'
import { askForForm } from '../../results/server/ask-for-form.ts'
import { runSearch } from '../../results/server/run-search.ts'
import type { SearchRoutesOptions } from '../../results/server/search-routes.ts'
import { searchTarget } from '../../results/server/search-target.ts'
import { whileVisitorWaits } from '../../results/server/while-visitor-waits.ts'
import { MatchCountAnswer, MatchCountRequest } from '../contract/match-count.ts'

/** How many records a form would find, while it is filled in. No rows: forms make no search calls (FGENE-020, FDNA-012). */
export const matchCountRoutes: FastifyPluginAsyncZod<SearchRoutesOptions> = async (app, options) => {
  const schema = {
    operationId: 'countMatches',
    summary: 'Count the records that the criteria of a search form match',
    tags: ['Search forms'],
    params: z.object({ category: z.enum(formCategories) }),
    body: MatchCountRequest,
    response: { 200: MatchCountAnswer, 400: ApiProblem, 403: ApiProblem, 503: ApiProblem },
  }
  app.post('/match-counts/:category', { schema, bodyLimit: maxResolveBytes, config: accessOf('everyone') }, (request, reply) =>
    // If the visitor keeps typing, the page cancels this request and sends another.
    whileVisitorWaits(reply, (signal) => countMatches(options, request.params.category, request.body.searchTerms, request, signal)),
  )
}

async function countMatches(
  { clock, engine, db, indexPrefix, releaseOf, traceparentOf, visitorOf = async () => anonymous }: SearchRoutesOptions,
  category: FormCategory,
  terms: z.infer<typeof MatchCountRequest>['searchTerms'],
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<z.infer<typeof MatchCountAnswer>> {
  const releaseId = releaseOf(request)
  const target = searchTarget(resultCategories[category].source, indexPrefix, releaseId)
  const call = { signal, requestId: request.id, traceparent: traceparentOf?.(request) }
  const needs = { clock, engine, db, indexPrefix, releaseId, visitorOf: () => visitorOf(request) }
  const { asked } = await askForForm(needs, target, terms, call)
  const { total } = await runSearch(engine, target, asked, { matchCount: true }, call)
  return { total }
}
