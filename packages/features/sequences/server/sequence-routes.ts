import { Readable } from 'node:stream'
import { type Clock, dayOf } from '@rosette/contract-kit/clock.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, anonymous, type Visitor } from '../../access/contract/access.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { countedNameOf } from '../../access/server/network-address.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import { maxResolveBytes } from '../../resolve/contract/resolve-call.ts'
import { filePlaces } from '../../results/server/file-places.ts'
import { whileVisitorWaits } from '../../results/server/while-visitor-waits.ts'
import { SequenceRequest } from '../contract/sequence-request.ts'
import { planSequences } from './plan-sequences.ts'
import { writeSequences } from './write-sequences.ts'

export type SequenceRoutesOptions = {
  db: Database
  engine: Pick<Engine, 'request' | 'search'>
  clock: Clock
  indexPrefix: string
  /** How many answers may be written at the same time. */
  settings: Pick<Settings, 'maxExports'>
  /** How long a reader may stand still, if not the default. */
  idleMs?: number
  /** The sequences of a release. */
  storeOf(releaseId: string): Promise<SequenceStore>
  releaseOf(request: FastifyRequest): string
  traceparentOf?(request: FastifyRequest): string
  visitorOf?(request: FastifyRequest): Promise<Visitor>
  /** What the visitor may still spend; without a limit if it is not given. */
  costBudgetOf?(request: FastifyRequest): CostBudget
  /** Where the visitor reads lists that narrow a selection of genes. */
  resolveContentOf?(request: FastifyRequest): ResolveContent
}

/** Most answers are a page that somebody reads: far shorter than a file of results, and opened in several tabs. */
const shortAnswers = 4
const mostTabs = 4
/** A client that reads nothing for this long is gone, or blocks a slot that others wait for. */
const longestIdleMs = 60_000

const schema = {
  operationId: 'searchSequences',
  summary: 'Sequences of loci or gene models in FASTA, or their places in GFF3 or BED',
  description:
    'IDs without a sequence are on top of the answer, each with its reason: in FASTA as a header without residues (`>AT9G99999 NOT FOUND: …`), otherwise as comments. `rosette-sequences` and `rosette-missing` count both.',
  tags: ['Search'],
  // API-038: the browser’s storage key is sent along; it has no effect.
  querystring: z.object({ key: z.string().max(200).optional() }),
  body: SequenceRequest,
  response: {
    200: { description: 'The sequences', content: { 'text/plain': { schema: z.string() } } },
    400: ApiProblem,
    403: ApiProblem,
    429: ApiProblem,
    503: ApiProblem,
  },
}

/** POST search/sequences (API-038): open to all like the results that lead to it (GUARD-008), and paid for like their files. */
export const registerSequences: FastifyPluginAsyncZod<SequenceRoutesOptions> = async (app, options) => {
  const { db, engine, clock, indexPrefix, settings, visitorOf = async () => anonymous, costBudgetOf = () => unlimitedBudget } = options
  const places = filePlaces(settings.maxExports * shortAnswers, mostTabs)

  app.post(
    '/search/sequences',
    { schema, bodyLimit: maxResolveBytes, config: accessOf('everyone', { cost: 'sized', takesTokens: true }) },
    async (request, reply) => {
      const { body } = request
      const budget = costBudgetOf(request)
      await budget.draw(costs.sequences(1))
      const free = places.take(countedNameOf(await visitorOf(request), request.ip))
      // 'close' may have come while the visitor was recognised.
      if (reply.raw.closed) free()
      else reply.raw.once('close', free)
      return whileVisitorWaits(reply, async (signal) => {
        const releaseId = options.releaseOf(request)
        const store = await options.storeOf(releaseId)
        const call = { signal, requestId: request.id, traceparent: options.traceparentOf?.(request) }
        const resolveContent = options.resolveContentOf?.(request)
        const plan = await planSequences({ clock, engine, db, indexPrefix, releaseId, budget, store, resolveContent }, body, call)
        // Node lets the first timeout of a socket pass on which something was written since the last one.
        reply.raw.setTimeout((options.idleMs ?? longestIdleMs) / 2, () => reply.raw.destroy())
        reply.header('rosette-sequences', plan.sequences.length).header('rosette-missing', plan.missing.length)
        return sendText(reply, fileName(['sequences', dayOf(clock.now())], body.format), writeSequences(plan, body.format, store, budget))
      })
    },
  )
}

/**
 * A short answer is sent whole. A longer one is read only as fast as the client takes it, and a failure midway breaks the connection, so
 * that a part never looks complete.
 */
async function sendText(reply: FastifyReply, name: string, text: AsyncGenerator<string, void>) {
  const [first, second] = [await text.next(), await text.next()]
  return nameFile(reply, name, 'inline')
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(second.done ? (first.value ?? '') : Readable.from(joined([first.value ?? '', second.value], text), { objectMode: false }))
}

async function* joined(first: readonly string[], rest: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  yield* first
  yield* rest
}
