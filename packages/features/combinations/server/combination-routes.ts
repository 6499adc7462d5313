import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf, anonymous } from '../../access/contract/access.ts'
import { costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { contentSenderOf, keepListContent } from '../../list-contents/server/list-content-store.ts'
import { itemsOfKeys } from '../../list-contents/server/name-items.ts'
import { nameLoci } from '../../list-contents/server/name-loci.ts'
import { type ContentRoutesOptions, keepPrivate } from '../../lists/server/content-routes.ts'
import { maxResolveBytes } from '../../resolve/contract/resolve-call.ts'
import { whileVisitorWaits } from '../../results/server/while-visitor-waits.ts'
import { CombinationAnswer, CombinationRequest, firstNames } from '../contract/combination.ts'
import { type CombinationDependencies, type Combined, runCombination } from './run-combination.ts'

export type CombinationRoutesOptions = Omit<ContentRoutesOptions, 'db'> & {
  db: ContentRoutesOptions['db'] & Pick<Database, 'release'>
}

const failures = { 400: ApiProblem, 404: ApiProblem, 422: ApiProblem, 429: ApiProblem, 503: ApiProblem }

/** POST search-combinations: what several searches have in common, or not. POST search-combinations/list: the same as the content of a list. */
export const combinationRoutes: FastifyPluginAsyncZod<CombinationRoutesOptions> = async (app, options) => {
  const { db, clock, releaseOf, costBudgetOf = () => unlimitedBudget, visitorOf = async () => anonymous, saving = {} } = options
  const maxBytes = options.settings.listContentsMaxMb * 1024 * 1024
  app.addHook('onRequest', keepPrivate)
  const dependenciesOf = (request: FastifyRequest): CombinationDependencies => ({
    ...options,
    releaseId: releaseOf(request),
    resolveContent: options.resolveContentOf(request),
    visitorOf: () => visitorOf(request),
    budget: costBudgetOf(request),
  })
  const run = (request: FastifyRequest & { body: { steps: Parameters<typeof runCombination>[1] } }, signal: AbortSignal) =>
    runCombination(dependenciesOf(request), request.body.steps, {
      signal,
      requestId: request.id,
      traceparent: options.traceparentOf?.(request),
    })

  const count = {
    operationId: 'combineSearches',
    summary: 'Count what several searches or lists have in common; nothing is stored',
    tags: ['Search'],
    body: CombinationRequest,
    response: { 200: CombinationAnswer, ...failures },
  }
  app.post(
    '/search-combinations',
    { schema: count, bodyLimit: maxResolveBytes, config: accessOf('everyone', { cost: 'sized', takesTokens: true }) },
    (request, reply) =>
      whileVisitorWaits(reply, async (signal) => {
        const releaseId = releaseOf(request)
        const { kind, steps, keys } = await run(request, signal)
        return { kind, releaseId, steps, total: keys.length, first: await nameFirst(db, releaseId, { kind, keys }) }
      }),
  )

  const store = {
    operationId: 'storeCombination',
    summary: 'Store what several searches or lists have in common as the content of a list',
    tags: ['Search'],
    body: CombinationRequest,
    response: { 200: StoredContent, ...failures },
  }
  app.post(
    '/search-combinations/list',
    { schema: store, bodyLimit: maxResolveBytes, config: { ...saving, ...accessOf('everyone', { cost: 'sized' }) } },
    (request, reply) =>
      whileVisitorWaits(reply, async (signal) => {
        const { kind, keys } = await run(request, signal)
        await costBudgetOf(request).draw(costs.ids(keys.length))
        const items = await itemsOfKeys(db, releaseOf(request), kind, keys)
        const sender = contentSenderOf(await visitorOf(request), request.ip, maxBytes)
        const id = await keepListContent(db.community, { kind, items }, sender, clock.now())
        return { id, kind, count: items.length, counted: keys.length }
      }),
  )
}

/** Genes by their symbols, other records as lists name them. */
async function nameFirst(
  db: CombinationRoutesOptions['db'],
  releaseId: string,
  { kind, keys }: Pick<Combined, 'kind' | 'keys'>,
): Promise<string[]> {
  const first = keys.slice(0, firstNames)
  if (kind !== 'locus') return itemsOfKeys(db, releaseId, kind, first)
  const named = await nameLoci(db.release(releaseId), first)
  return first.flatMap((key) => {
    const found = named.get(key)
    return found ? [found.symbol ?? found.locus.label] : []
  })
}
