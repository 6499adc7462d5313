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
 * Draws what a route declares, and what reading the request's body costs, before that is read (SECURE-058). What a handler draws covers the body,
 * so that points are given back as soon as it draws: only calls that are refused before pay for the body alone. A route that declares nothing prevents the start, and one that says that
 * its handler draws fails as soon as the handler answers without having done so (SECURE-040).
 */
export function addRouteCost(app: FastifyInstance, costBudgetOf: CostBudgetOf): CostBudgetOf {
  const paid = new WeakSet<FastifyRequest>()
  const paidForBody = new WeakMap<FastifyRequest, number>()
  app.addHook('onRoute', (route) => {
    const cost = route.config?.cost
    if (cost === undefined) {
      if (isFileOfLibrary(route.url)) return
      throw new Error(`${[route.method].flat().join(', ')} ${route.url} does not declare what it costs`)
    }
    const pay = async (request: FastifyRequest) => {
      const budget = costBudgetOf(request)
      if (cost === 'page') await budget.charge(costs.page)
      const bytes = costs.bytes(bodyLengthOf(request))
      await budget.draw((typeof cost === 'number' ? cost : 0) + bytes)
      paidForBody.set(request, bytes)
    }
    route.onRequest = [route.onRequest ?? [], pay].flat()
    if (cost === 'sized') {
      const expectPaid = async (request: FastifyRequest, reply: { statusCode: number }) => {
        if (reply.statusCode < 300 && !paid.has(request))
          throw new Error(`${request.method} ${route.url} answered without drawing its cost`)
      }
      route.onSend = [route.onSend ?? [], expectPaid].flat()
    }
  })
  return (request) => {
    const budget = costBudgetOf(request)
    return noting(budget, async () => {
      paid.add(request)
      const bytes = paidForBody.get(request) ?? 0
      paidForBody.delete(request)
      if (bytes > 0) await budget.charge(-bytes)
    })
  }
}

/** Files of the app and of the page that shows the API are sent by libraries, from memory or from disk. */
function isFileOfLibrary(url: string): boolean {
  return url.startsWith('/assets/') || url.startsWith('/api/docs')
}

/** A body that does not say how long it is may be as long as the route allows; of a longer one nothing is read. */
function bodyLengthOf({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit
  return Math.min(Number(headers['content-length'] ?? 0), routeOptions.bodyLimit)
}

function noting(budget: CostBudget, note: () => Promise<void>): CostBudget {
  const noted =
    <Result>(call: (points: number) => Promise<Result>) =>
    async (points: number) => {
      await note()
      return call(points)
    }
  return { draw: noted(budget.draw), tryDraw: noted(budget.tryDraw), charge: noted(budget.charge) }
}
