import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { FacetValue } from '@rosette/contract-kit/search/search-contract.ts'
import { type FormCategory, formCategories } from '@rosette/kinds/registry/search-entries.ts'
import { readFieldValues, valuesBody } from '@rosette/search-engine/query/field-values.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, anonymous } from '../../access/contract/access.ts'
import { maxResolveBytes } from '../../resolve/contract/resolve-call.ts'
import { prepareFormQuery } from '../../results/server/prepare-form-query.ts'
import { runSearch } from '../../results/server/run-search.ts'
import type { SearchRoutesOptions } from '../../results/server/search-routes.ts'
import { isOfPeople, searchTarget } from '../../results/server/search-target.ts'
import { whileVisitorWaits } from '../../results/server/while-visitor-waits.ts'
import { resultCategories } from '../../site/contract/result-categories.ts'
import { ecotypeLists, MatchCountAnswer, MatchCountRequest, OptionListsAnswer, optionListsOf } from '../contract/form-answers.ts'

/** What search forms ask while they are filled in. */
export const registerSearch: FastifyPluginAsync<SearchRoutesOptions> = async (app, dependencies) => {
  await app.register(matchCountRoutes, dependencies)
  await app.register(optionListRoutes, dependencies)
}

/** How many records a form would find, while it is filled in. No rows: forms make no search calls (FGENE-020, FDNA-012). */
const matchCountRoutes: FastifyPluginAsyncZod<SearchRoutesOptions> = async (app, options) => {
  const schema = {
    operationId: 'countMatches',
    summary: 'Count the records that the criteria of a search form match',
    tags: ['Search forms'],
    params: z.object({ category: z.enum(formCategories) }),
    body: MatchCountRequest,
    response: { 200: MatchCountAnswer, 400: ApiProblem, 403: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app.post(
    '/match-counts/:category',
    { schema, bodyLimit: maxResolveBytes, config: accessOf('everyone', { cost: 1, takesTokens: true }) },
    (request, reply) =>
      // If the visitor keeps typing, the page cancels this request and sends another.
      whileVisitorWaits(reply, (signal) => countMatches(options, request.params.category, request.body.searchTerms, request, signal)),
  )
}

async function countMatches(
  {
    clock,
    engine,
    db,
    indexPrefix,
    releaseOf,
    traceparentOf,
    visitorOf = async () => anonymous,
    costBudgetOf,
    expectFewLookups,
  }: SearchRoutesOptions,
  category: FormCategory,
  terms: z.infer<typeof MatchCountRequest>['searchTerms'],
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<z.infer<typeof MatchCountAnswer>> {
  const { source } = resultCategories[category]
  if (isOfPeople(source)) await expectFewLookups?.(request)
  const releaseId = releaseOf(request)
  const target = searchTarget(source, indexPrefix, releaseId)
  const call = { signal, requestId: request.id, traceparent: traceparentOf?.(request) }
  const dependencies = { clock, engine, db, indexPrefix, releaseId, visitorOf: () => visitorOf(request), budget: costBudgetOf?.(request) }
  const { prepared } = await prepareFormQuery(dependencies, target, terms, call)
  const { total } = await runSearch(engine, target, prepared, { matchCount: true }, call)
  return { total }
}

type OptionListOptions = Pick<SearchRoutesOptions, 'engine' | 'indexPrefix' | 'releaseOf'>

const tags = ['Search forms']
const failures = { 400: ApiProblem, 503: ApiProblem }

/** The values that records have, for lists of the search forms that the documents do not show. */
const optionListRoutes: FastifyPluginAsyncZod<OptionListOptions> = async (app, options) => {
  const schema = {
    operationId: 'listSearchOptions',
    summary: 'List the values that records have, for a search form to choose from',
    tags,
    params: z.object({ category: z.enum(formCategories) }),
    response: { 200: OptionListsAnswer, ...failures },
  }
  app.get('/search-options/:category', { schema, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, async (request) => ({
    lists: await loadLists(options, request.params.category, request),
  }))

  for (const [name, { category, list, operationId }] of Object.entries(ecotypeLists)) {
    const named = {
      operationId,
      summary: `List the ecotypes that the ${category} form offers`,
      tags,
      response: { 200: z.array(z.string()), ...failures },
    }
    app.get(`/lists/${name}`, { schema: named, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, async (request) => {
      const values = (await loadLists(options, category, request))[list] ?? []
      return values.map(({ value }) => value).toSorted((a, b) => a.localeCompare(b, 'en'))
    })
  }
}

async function loadLists(
  { engine, indexPrefix, releaseOf }: OptionListOptions,
  category: FormCategory,
  request: FastifyRequest,
): Promise<Record<string, FacetValue[]>> {
  const lists = optionListsOf(category)
  if (Object.keys(lists).length === 0) return {}
  const { index, definition } = searchTarget(resultCategories[category].source, indexPrefix, releaseOf(request))
  return readFieldValues(lists, await engine.search(index, valuesBody(definition, lists), { requestId: request.id }))
}
