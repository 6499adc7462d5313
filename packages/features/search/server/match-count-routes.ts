import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { anonymous } from '../../access/contract/visitor.ts'
import { maxResolveBytes } from '../../resolve/contract/resolve-request.ts'
import { resultCategories } from '../../results/contract/result-categories.ts'
import { askForTerms } from '../../results/server/ask-for-terms.ts'
import { keysOfSelection } from '../../results/server/keys-of-selection.ts'
import { runSearch } from '../../results/server/run-search.ts'
import { searchContext } from '../../results/server/search-context.ts'
import type { SearchRoutesOptions } from '../../results/server/search-routes.ts'
import { searchTarget } from '../../results/server/search-target.ts'
import { visitorSignal } from '../../results/server/visitor-signal.ts'
import { MatchCountAnswer, MatchCountRequest } from '../contract/match-count.ts'
import { type FormCategory, formCategories } from '../contract/search-forms.ts'

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
  app.post('/match-counts/:category', { schema, bodyLimit: maxResolveBytes }, async (request, reply) => {
    const signal = visitorSignal(reply)
    try {
      return await countMatches(options, request.params.category, request.body.searchTerms, request, signal)
    } catch (error) {
      // The visitor has typed on: nobody is left to read an answer, and it was no failure.
      if (signal.aborted) return reply.hijack()
      throw error
    }
  })
}

async function countMatches(
  { engine, db, indexPrefix, releaseOf, traceparentOf, visitorOf = async () => anonymous }: SearchRoutesOptions,
  category: FormCategory,
  terms: z.infer<typeof MatchCountRequest>['searchTerms'],
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<z.infer<typeof MatchCountAnswer>> {
  const releaseId = releaseOf(request)
  const target = searchTarget(resultCategories[category].source, indexPrefix, releaseId)
  const call = { signal, requestId: request.id, traceparent: traceparentOf?.(request) }
  const { context } = searchContext(target, {
    db,
    releaseId,
    keysOfSelection: (selection) => keysOfSelection({ engine, db, indexPrefix, releaseId }, selection, call),
    visitorOf: () => visitorOf(request),
  })
  const { total } = await runSearch(engine, target, await askForTerms(target, terms, context), { matchCount: true }, call)
  return { total }
}
