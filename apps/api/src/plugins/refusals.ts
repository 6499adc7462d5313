import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { anonymous, type Visitor } from '@rosette/features/access/contract/access.ts'
import { networkOf } from '@rosette/features/access/server/network-address.ts'
import { noteEvent } from '@rosette/features/access/server/note-event.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toProblem } from './problem-handler.ts'
import type { VisitorOf } from './route-access.ts'

export type RefusalDependencies = { db: Database; clock: Clock; visitorOf: VisitorOf }

/**
 * Log lines of 401 and 403 answers name the account and network that got them. Denied access is also recorded in the audit, except to
 * records: visitors run into a missing session, proof of identity, units or subscription every day.
 */
export function addRefusals(app: FastifyInstance, { db, clock, visitorOf }: RefusalDependencies): void {
  app.addHook('onError', async (request, _reply, error) => {
    const problem = toProblem(error)
    if (problem.status !== 401 && problem.status !== 403) return
    const visitor = await findRefused(request, visitorOf)
    const account = problem.details.account ?? (visitor.role === 'member' ? visitor.communityId : null)
    request.log = request.log.child({ account, network: visitor.network })
    const { method, url = '', config } = request.routeOptions
    if (problem.code !== 'access_denied' || config.access === undefined || config.access === 'record') return
    await noteEvent({ db: db.community, log: request.log, now: clock.now() }, visitor, {
      action: 'access.refused',
      subject: `call:${[method].flat().join('|')} ${url}`,
    })
  })
}

/** If the visitor cannot be looked up, at least their network is known. */
async function findRefused(request: FastifyRequest, visitorOf: VisitorOf): Promise<Visitor> {
  const network = networkOf(request.ip)
  try {
    return { ...(await visitorOf(request)), network }
  } catch {
    return { ...anonymous, network }
  }
}
