import type { RouteCost } from '@rosette/features/access/contract/access.ts'
import { type CostBudget, costs } from '@rosette/features/access/server/cost-budget.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs. Every route declares it. */
    cost?: RouteCost
  }
}

type CostBudgetOf = (request: FastifyRequest) => CostBudget

/**
 * Draws what a route declares before the request's body is read. A route that declares nothing prevents the start, and one that says that
 * its handler draws fails as soon as the handler answers without having done so (SECURE-040).
 */
export function addRouteCost(app: FastifyInstance, costBudgetOf: CostBudgetOf): CostBudgetOf {
  const paid = new WeakSet<FastifyRequest>()
  app.addHook('onRoute', (route) => {
    const cost = route.config?.cost
    if (cost === undefined) {
      if (isFileOfLibrary(route.url)) return
      throw new Error(`${[route.method].flat().join(', ')} ${route.url} does not declare what it costs`)
    }
    if (typeof cost === 'number' || cost === 'page') {
      const pay = (request: FastifyRequest) =>
        cost === 'page' ? costBudgetOf(request).charge(costs.page) : costBudgetOf(request).draw(cost)
      route.onRequest = [route.onRequest ?? [], pay].flat()
    }
    if (cost === 'sized') {
      const expectPaid = async (request: FastifyRequest, reply: { statusCode: number }) => {
        if (reply.statusCode < 300 && !paid.has(request))
          throw new Error(`${request.method} ${route.url} answered without drawing its cost`)
      }
      route.onSend = [route.onSend ?? [], expectPaid].flat()
    }
  })
  return (request) => noting(costBudgetOf(request), () => paid.add(request))
}

/** Files of the app and of the page that shows the API are sent by libraries, from memory or from disk. */
function isFileOfLibrary(url: string): boolean {
  return url.startsWith('/assets/') || url.startsWith('/api/docs')
}

function noting(budget: CostBudget, note: () => void): CostBudget {
  const noted =
    <Result>(call: (points: number) => Promise<Result>) =>
    (points: number) => {
      note()
      return call(points)
    }
  return { draw: noted(budget.draw), tryDraw: noted(budget.tryDraw), charge: noted(budget.charge) }
}
