import type { Clock } from '@rosette/contract-kit/clock.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import {
  type DetailSearchRequest,
  maxPageSize,
  type NamedRecord,
  type SearchAnswer,
  type SearchOptions,
  searchAnswer,
  searchOptions,
  searchTermsOf,
} from '@rosette/contract-kit/search/search-contract.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { cardOf, type ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { kindOfSearch } from '@rosette/kinds/registry/search-entries.ts'
import type { CallOptions, Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, anonymous, type Visitor } from '../../access/contract/access.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import { maxResolveBytes } from '../../resolve/contract/resolve-call.ts'
import { GeneralSearchAnswer, GeneralSearchRequest, type SearchCall, searchCalls } from '../contract/search-calls.ts'
import { findCalled } from './best-match.ts'
import { findEmptyColumns } from './find-empty-columns.ts'
import { findLeftOut } from './left-out.ts'
import { prepareFormQuery } from './prepare-form-query.ts'
import { filtersOf, type PreparedQuery, prepareTextQuery, runSearch, windowOf } from './run-search.ts'
import { isOfPeople, type SearchTarget, searchTarget, withAccepted } from './search-target.ts'
import { spellingFinder } from './spelling-finder.ts'
import { whileVisitorWaits } from './while-visitor-waits.ts'
import { withinLists } from './within-lists.ts'

export type SearchRoutesOptions = {
  clock: Clock
  engine: Engine
  db: Pick<Database, 'pool' | 'records' | 'community'>
  indexPrefix: string
  /** Time for suggesting another spelling. */
  settings: Pick<Settings, 'spellingTimeoutMs'>
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
  /** The trace context that is passed on to the engine. */
  traceparentOf?(request: FastifyRequest): string
  /** The visitor; anonymous if it is not given. */
  visitorOf?(request: FastifyRequest): Promise<Visitor>
  /** What the visitor may still spend; without a limit if it is not given. */
  costBudgetOf?(request: FastifyRequest): CostBudget
  /** Where the visitor reads lists that narrow results. */
  resolveContentOf?(request: FastifyRequest): ResolveContent
  /** Refuses a search of people if there were too many from its network. */
  expectFewLookups?(request: FastifyRequest): Promise<void>
}

const StoredKey = z.string().max(200).optional()
const failures = { 400: ApiProblem, 403: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const countedFieldOf = (source: ResultSource) => ('kind' in source && source.kind === 'locus' ? { countedField: 'gene_model_ids' } : {})

/** POST search/general, and one call for each thing that is searched by a form or listed. */
export const searchRoutes: FastifyPluginAsyncZod<SearchRoutesOptions> = async (app, options) => {
  const {
    clock,
    engine,
    db,
    indexPrefix,
    releaseOf,
    traceparentOf,
    visitorOf = async () => anonymous,
    costBudgetOf = () => unlimitedBudget,
    resolveContentOf,
  } = options
  const findSpelling = spellingFinder(engine, options.settings.spellingTimeoutMs)
  const callOptionsOf = (request: FastifyRequest, signal: AbortSignal): CallOptions => ({
    signal,
    requestId: request.id,
    traceparent: traceparentOf?.(request),
  })

  /** The rows, paid for, and which of their columns are empty. */
  async function findRows(
    source: ResultSource,
    target: SearchTarget,
    prepared: PreparedQuery,
    wanted: SearchOptions,
    budget: CostBudget,
    call: CallOptions,
  ) {
    const answer = await payForRows(budget, wanted, () => runSearch(engine, target, prepared, wanted, call))
    if (!wanted.emptyColumns) return answer
    return { ...answer, emptyColumns: await findEmptyColumns(engine, target, prepared, wanted, cardOf(source).columns, answer, call) }
  }

  const general = {
    operationId: 'searchGeneral',
    summary: 'Find records of one type by name, id or words',
    tags: ['Search'],
    body: GeneralSearchRequest,
    response: { 200: GeneralSearchAnswer, ...failures },
  }
  app.post('/search/general', { schema: general, config: accessOf('everyone', { cost: 'sized', takesTokens: true }) }, (request, reply) =>
    answerVisitor(reply, async (signal) => {
      const source: ResultSource = { kind: kindOfSearch(request.body.category) }
      if (isOfPeople(source)) await options.expectFewLookups?.(request)
      const target = searchTarget(source, indexPrefix, releaseOf(request))
      const text = { ...prepareTextQuery(target, request.body.searchText), ...(request.body.facets && countedFieldOf(source)) }
      const lists = { releaseId: releaseOf(request), resolveContent: resolveContentOf?.(request) }
      const { prepared, wanted } = await withinLists(lists, { source, target }, text, request.body)
      const call = callOptionsOf(request, signal)
      const budget = costBudgetOf(request)
      const answer = await findRows(source, target, prepared, wanted, budget, call)
      // Filters emptied the result, so don't suggest a spelling.
      if ((answer.total > 0 && !answer.isOfMostWords) || filtersOf(request.body.filters).length > 0) return answer
      const elsewhere = answer.total > 0 ? [] : await findElsewhere(db, releaseOf(request), request.body.searchText)
      if (elsewhere.length > 0) return { ...answer, elsewhere }
      const didYouMean = await findSpelling(target, request.body.searchText, call, budget).catch((error: unknown) => {
        signal.throwIfAborted()
        // The answer is valid by itself, so a failed spelling search must not turn it into an error.
        request.log.warn({ err: error }, 'The search for another spelling failed')
        return null
      })
      return { ...answer, didYouMean }
    }),
  )

  for (const call of searchCalls) {
    app.post(
      `/search/${call.path}`,
      { schema: schemaOf(call), bodyLimit: maxResolveBytes, config: accessOf('everyone', { cost: 'sized', takesTokens: true }) },
      (request, reply) =>
        answerVisitor(reply, async (signal) => {
          const { searchTerms, ...rest } = request.body
          const source = sourceOf(call, searchTerms)
          if (isOfPeople(source)) await options.expectFewLookups?.(request)
          const releaseId = releaseOf(request)
          const target = await withAccepted(searchTarget(source, indexPrefix, releaseId), source, { db, indexPrefix, releaseId })
          const callOptions = callOptionsOf(request, signal)
          const budget = costBudgetOf(request)
          const ofVisitor = { visitorOf: () => visitorOf(request), budget, resolveContent: resolveContentOf?.(request) }
          const dependencies = { clock, engine, db, indexPrefix, releaseId, ...ofVisitor }
          const { prepared: form, lists } = await prepareFormQuery(dependencies, target, searchTerms, callOptions)
          const { prepared, wanted } = await withinLists(dependencies, { source, target }, { ...form, ...countedFieldOf(source) }, rest)
          const [answer, leftOut] = await Promise.all([
            findRows(source, target, prepared, wanted, budget, callOptions),
            findLeftOut(engine, target.index, prepared.query, lists, callOptions),
          ])
          return leftOut.length > 0 ? { ...answer, leftOut } : answer
        }),
    )
  }
}

/** As many as anybody reads before choosing another type. */
const mostElsewhere = 5

/** What the text names although nothing of the searched type was found. */
async function findElsewhere(db: SearchRoutesOptions['db'], releaseId: string, searchText: string): Promise<NamedRecord[]> {
  const called = await findCalled(db, releaseId, searchText)
  return called.slice(0, mostElsewhere).map(({ kind, key, label, type }) => ({ record: { kind, key, label }, by: type }))
}

/** A page of rows is what every visitor asks for; up to 10,000 at once are paid for like those of a file. */
async function payForRows<Hit>(
  budget: CostBudget,
  options: SearchOptions,
  search: () => Promise<SearchAnswer<Hit>>,
): Promise<SearchAnswer<Hit>> {
  const isPage = windowOf(options).size <= maxPageSize
  await budget.draw(isPage ? 0 : costs.rows(1))
  if (isPage) return search()
  const answer = await search()
  await budget.charge(costs.rows(answer.docs.length))
  return answer
}

function schemaOf({ operationId, summary, sources }: SearchCall) {
  const cards = Object.values(sources).map(cardOf)
  const terms = cards.map(({ criteria }) => searchTermsOf(criteria))
  return {
    operationId,
    summary,
    tags: ['Search'],
    // API-032..035: the browser’s storage key is sent along, in the address or beside the terms; it has no effect.
    querystring: z.object({ key: StoredKey }),
    body: z.object({ searchTerms: z.union(terms), key: StoredKey, ...searchOptions }),
    response: { 200: searchAnswer(z.union(cards.map(({ hit }) => hit))), ...failures },
  }
}

/** Clones and vectors share a call: the category among the terms says which one is meant (API-018). */
function sourceOf({ sources }: SearchCall, terms: DetailSearchRequest['searchTerms']): ResultSource {
  const category = terms.find((term) => 'category' in term)?.category
  const [first] = Object.values(sources)
  const source = (typeof category === 'string' ? sources[category] : undefined) ?? first
  if (!source) throw new Error('A search call without anything to search')
  return source
}

function answerVisitor(reply: FastifyReply, search: (signal: AbortSignal) => Promise<SearchAnswer<unknown>>) {
  return whileVisitorWaits(reply, async (signal) => {
    const answer = await search(signal)
    // Hits were validated when they were indexed; checking them again would cost more than the search.
    return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer)
  })
}
