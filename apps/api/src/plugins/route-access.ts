import type { RouteAccess } from '@rosette/features/access/contract/route-access.ts'
import { expectCurator, expectMember } from '@rosette/features/access/server/expect-member.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { VisitorOf } from './visitor.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. Every call of the API says it. */
    access?: RouteAccess
  }
}

/** What each access asks of a visitor before the handler runs; `record` and `own` depend on what is asked for, so the handler decides. */
const checks: Readonly<Record<RouteAccess, ((visitor: Awaited<ReturnType<VisitorOf>>) => void) | null>> = {
  everyone: null,
  record: null,
  member: expectMember,
  own: expectMember,
  curator: expectCurator,
}

/** Refuses who may not make a call, before its body is looked at; a call that does not say who may stops the start. */
export function addRouteAccess(app: FastifyInstance, visitorOf: VisitorOf): void {
  app.addHook('onRoute', (route) => {
    if (!isCall(route.url)) return
    const access = route.config?.access
    if (access === undefined) throw new Error(`${[route.method].flat().join(', ')} ${route.url} does not say who may call it`)
    const check = checks[access]
    if (check === null) return
    const refuse = async (request: FastifyRequest) => {
      check(await visitorOf(request))
    }
    route.onRequest = [route.onRequest ?? [], refuse].flat()
  })
}

function isCall(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/docs') && url !== '/api/openapi.json'
}
