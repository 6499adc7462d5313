import { Readable } from 'node:stream'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import { cardOf, type ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { everythingType } from '@rosette/kinds/registry/search-entries.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, anonymous, type Visitor } from '../../access/contract/access.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { countedNameOf } from '../../access/server/network-address.ts'
import { type SavedSearch, SavedSearchId } from '../../list-contents/contract/saved-search.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import { findResultCategory, noListReason, resultCategories } from '../../site/contract/result-categories.ts'
import { ExportFormat, exportFileName, exportTypes } from '../contract/export-format.ts'
import { exportHeader, loadLicences } from './export-header.ts'
import { filePlaces } from './file-places.ts'
import { type LineMakers, resultLineOf } from './result-line-of.ts'
import { findSavedSearch } from './saved-search-store.ts'
import { isOfPeople } from './search-target.ts'
import { type StartedExport, startExport } from './start-export.ts'
import { whileVisitorWaits } from './while-visitor-waits.ts'

export type ExportRoutesOptions = {
  engine: Pick<Engine, 'request' | 'search'>
  db: Pick<Database, 'pool' | 'records' | 'community'>
  clock: Clock
  indexPrefix: string
  publicUrl: string
  /** How many files may be written at the same time. */
  settings: Pick<Settings, 'maxExports'>
  /** Rows per batch, if not the default. */
  batch?: number
  /** How long a reader may stand still, if not the default. */
  idleMs?: number
  /** How long a file waits for its place, if not the default. */
  placeWaitMs?: number
  releaseOf(request: FastifyRequest): string
  traceparentOf?(request: FastifyRequest): string
  visitorOf?(request: FastifyRequest): Promise<Visitor>
  /** What the visitor may still spend; without a limit if it is not given. */
  costBudgetOf?(request: FastifyRequest): CostBudget
  /** Where the visitor reads lists that narrow results. */
  resolveContentOf?(request: FastifyRequest): ResolveContent
  /** Refuses a file of people if there were too many searches for them from its network. */
  expectFewLookups?(request: FastifyRequest): Promise<void>
}

/** A client that reads nothing for this long is gone, or blocks a slot that others wait for. */
const longestIdleMs = 60_000
/** The browser can't tell the page that a file was refused which was available a moment ago, so the file waits for the one before. */
const longestPlaceWaitMs = 5000

const file = {
  description: 'The file',
  content: Object.fromEntries(Object.values(exportTypes).map(({ mediaType }) => [mediaType.replace(/;.*/, ''), { schema: z.string() }])),
}

const schema = {
  operationId: 'exportResults',
  summary: 'All rows of a saved search as a file',
  tags: ['Search'],
  params: z.object({ category: z.string().max(60).describe('A category of results, as in the address of their page.') }),
  querystring: z.object({ search: SavedSearchId.describe('From POST searches.'), format: ExportFormat.default('exact') }),
  response: { 200: file, 400: ApiProblem, 403: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem },
}

/** GET export/{category}: all rows of a saved search as a file, of any length. */
export const exportRoutes: FastifyPluginAsyncZod<ExportRoutesOptions> = async (app, options) => {
  const { db, clock, settings, visitorOf = async () => anonymous, costBudgetOf = () => unlimitedBudget } = options
  const places = filePlaces(settings.maxExports)
  const nameOf = async (request: FastifyRequest) => countedNameOf(await visitorOf(request), request.ip)

  streamedFileRoute(app, '/export/:category', {
    schema,
    config: accessOf('everyone', { cost: 'sized', takesTokens: true }),
    check: async (request, reply) => {
      const category = categoryOf(request, request.params.category)
      await findSearch(db, request.query.search, category, clock.now())
      await costBudgetOf(request).draw(costs.rows(1))
      const free = places.take(await nameOf(request))
      free()
      reply.header('cache-control', 'no-store')
    },
    send: async (request, reply) => {
      const { search: searchId, format } = request.query
      const category = categoryOf(request, request.params.category)
      if (isOfPeople(resultCategories[category].source)) await options.expectFewLookups?.(request)
      const search = await findSearch(db, searchId, category, clock.now())
      const budget = costBudgetOf(request)
      await budget.draw(costs.rows(1))
      const free = await places.takeSoon(await nameOf(request), options.placeWaitMs ?? longestPlaceWaitMs)
      // 'close' may have come while the visitor was recognised or waited.
      if (reply.raw.closed) free()
      else reply.raw.once('close', free)
      return whileVisitorWaits(reply, (signal) => sendRows(request, reply, options, { search, searchId, format, budget, signal }))
    },
  })
}

type Wanted = { search: SavedSearch; searchId: string; format: ExportFormat; budget: CostBudget; signal: AbortSignal }

async function sendRows(request: FastifyRequest, reply: FastifyReply, options: ExportRoutesOptions, wanted: Wanted) {
  const { engine, db, clock, indexPrefix, publicUrl, batch, traceparentOf, visitorOf } = options
  const { search, searchId, format, budget, signal } = wanted
  const { source } = resultCategories[search.category]
  const releaseId = options.releaseOf(request)
  const now = clock.now()
  const who = async () => (await visitorOf?.(request)) ?? anonymous
  const resolveContent = options.resolveContentOf?.(request)
  const dependencies = { clock, engine, db, indexPrefix, releaseId, visitorOf: who, budget, resolveContent }
  const call = { signal, requestId: request.id, traceparent: traceparentOf?.(request), ...(batch !== undefined && { batch }) }
  const licences = await loadLicences(db.community, releaseId, source)
  const rows = await startExport(dependencies, search, call)
  // Also if the visitor left before anything was written.
  reply.raw.once('close', () => rows.rest.return())
  const header = exportHeader(format, { search, searchId, releaseId, now, licences, publicUrl })
  const lines = resultLineOf(format, cardOf(source).columns, search.category === 'community')
  // Node lets the first timeout of a socket pass on which something was written since the last one.
  reply.raw.setTimeout((options.idleMs ?? longestIdleMs) / 2, () => reply.raw.destroy())
  return sendFile(reply, { name: exportFileName(search.category, format, now), format }, textOf(header, lines, rows, budget))
}

/** RESULTS-040: no file, a line in the log, no error message. */
function categoryOf(request: FastifyRequest, word: string): ResultCategoryName {
  const category = findResultCategory(word)
  if (category !== null) return category
  request.log.warn({ category: word }, 'Unknown category')
  throw new Problem(word === everythingType.category ? 'invalid_request' : 'not_found', noListReason(word))
}

async function findSearch(db: Pick<Database, 'community'>, id: string, category: ResultCategoryName, now: Date): Promise<SavedSearch> {
  const search = await findSavedSearch(db.community, id, now)
  if (search === null) throw new Problem('not_found', 'This search does not exist, or has expired.')
  if (search.category !== category)
    throw new Problem('invalid_request', `This is a search for ${resultCategories[search.category].plural}.`)
  return search
}

/** The text of a file, a batch at a time. */
async function* textOf(
  header: string,
  { names, lineOf }: LineMakers,
  { first, rest }: StartedExport,
  budget: CostBudget,
): AsyncGenerator<string, void> {
  await budget.charge(costs.rows(first.length))
  yield header + (names ?? '') + first.map(lineOf).join('')
  for await (const rows of rest) {
    await budget.charge(costs.rows(rows.length))
    yield rows.map(lineOf).join('')
  }
}

/** Rows are read only as fast as the client takes them. A failure midway breaks the connection, so that a part never looks complete. */
function sendFile(reply: FastifyReply, { name, format }: { name: string; format: ExportFormat }, text: AsyncGenerator<string, void>) {
  return nameFile(reply, name)
    .type(exportTypes[format].mediaType)
    .header('cache-control', 'no-store')
    .send(Readable.from(text, { objectMode: false }))
}
