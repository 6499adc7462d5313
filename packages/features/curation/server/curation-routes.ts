import type { Clock } from '@rosette/contract-kit/clock.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf, type Member, type Visitor } from '../../access/contract/access.ts'
import { expectCurator, keepFromCaches } from '../../access/server/expect-member.ts'
import { CurationQueue, queueSourceNames, queueTurnNames } from '../contract/curation-queue.ts'
import { sources } from './queue-sources.ts'

export type CurationRoutesOptions = { db: Database; clock: Clock; visitorOf(request: FastifyRequest): Promise<Visitor> }

const yearMs = 365 * 24 * 60 * 60 * 1000

/** GET curation/queue: what waits for a decision, of all sources. */
export const registerCuration: FastifyPluginAsyncZod<CurationRoutesOptions> = async (app, { db, clock, visitorOf }) => {
  app.addHook('onRequest', keepFromCaches)
  const schema = {
    operationId: 'loadCurationQueue',
    summary: 'What waits for the decision of a curator, and what was decided in the last year',
    tags: ['Curation'],
    response: { 200: CurationQueue, 401: ApiProblem, 403: ApiProblem },
  }
  app.get('/curation/queue', { schema, config: accessOf('curator', { cost: 10 }) }, async (request) =>
    loadQueue(db, expectCurator(await visitorOf(request)), new Date(clock.now().getTime() - yearMs)),
  )
}

/** Groups in their order, the oldest first in each. */
async function loadQueue({ community }: Pick<Database, 'community'>, curator: Member, since: Date): Promise<CurationQueue> {
  const [items, statistics] = await Promise.all([
    Promise.all(
      queueSourceNames.map(async (source) => (await sources[source].items(community, curator)).map((item) => ({ ...item, source }))),
    ),
    Promise.all(queueSourceNames.map(async (source) => ({ ...(await sources[source].statistics(community, since)), source }))),
  ])
  const turnOf = ({ turn }: { turn: (typeof queueTurnNames)[number] }) => queueTurnNames.indexOf(turn)
  return {
    items: items.flat().toSorted((one, other) => turnOf(one) - turnOf(other) || one.since.localeCompare(other.since)),
    statistics,
  }
}
