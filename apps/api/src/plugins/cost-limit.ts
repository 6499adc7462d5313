import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { anonymous } from '@rosette/features/access/contract/access.ts'
import { type CostBudget, costBudget } from '@rosette/features/access/server/cost-budget.ts'
import { countedNameOf } from '@rosette/features/access/server/network-address.ts'
import { sharedBalances } from '@rosette/features/access/server/shared-balances.ts'
import type { FastifyRequest } from 'fastify'
import type { VisitorOf } from './route-access.ts'

export type CostLimitDependencies = { perMinute: number; clock: Clock; db: Pick<Database, 'community'>; visitorOf: VisitorOf }

/** What a request's visitor may still spend on costly work, beside the number of their requests (SECURE-022). */
export function costLimit({ perMinute, clock, db, visitorOf }: CostLimitDependencies): (request: FastifyRequest) => CostBudget {
  const budget = costBudget(perMinute, clock, sharedBalances(db.community))
  return (request) =>
    budget(async () => {
      const { cookie, authorization } = request.headers
      // Search must keep working without PostgreSQL: anonymous callers are never looked up, and a failed lookup refuses no one.
      const isNameless = cookie === undefined && authorization === undefined
      const visitor = isNameless ? anonymous : await visitorOf(request).catch(() => anonymous)
      return countedNameOf(visitor, request.ip)
    })
}
