import { accessCachedMs, mayKeepAccess } from '@rosette/database/cached-access.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { RouteAccess, Visitor } from '@rosette/features/access/contract/access.ts'
import { expectCurator, expectMember } from '@rosette/features/access/server/expect-member.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shareLookups } from './share-lookups.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. Every API call declares it. */
    access?: RouteAccess
  }
}

/** What each access level checks before the handler runs; `record`, `tool` and `own` depend on the request, so the handler decides. */
const checks: Readonly<Record<RouteAccess, ((visitor: Awaited<ReturnType<VisitorOf>>) => void) | null>> = {
  everyone: null,
  record: null,
  tool: null,
  member: expectMember,
  own: expectMember,
  curator: expectCurator,
}

/** Refuses unauthorised calls before their body is parsed; a call that does not declare its access prevents the start. */
export function addRouteAccess(app: FastifyInstance, visitorOf: VisitorOf): void {
  app.addHook('onRoute', (route) => {
    if (!isCall(route.url)) return
    const access = route.config?.access
    if (access === undefined) throw new Error(`${[route.method].flat().join(', ')} ${route.url} does not declare who may call it`)
    const check = checks[access]
    if (check === null) return
    const refuse = async (request: FastifyRequest) => {
      check(await visitorOf(request))
    }
    route.onRequest = [route.onRequest ?? [], refuse].flat()
  })
}

/** Whether a route is a call of the API, and not its description or a page. */
export function isCall(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/docs') && url !== '/api/openapi.json'
}

export type VisitorOf = (request: FastifyRequest) => Promise<Visitor>

/**
 * Identifies the visitor at most once per request, and only if something depends on it. Concurrent requests of one session share the
 * result, and under load so do those that follow shortly after (decision 0066).
 */
export function rememberVisitor({ pool }: Pick<Database, 'pool'>, find: VisitorOf): VisitorOf {
  const visitors = new WeakMap<FastifyRequest, Promise<Visitor>>()
  const findShared = shareLookups({ keyOf: callerOf, look: find, cachedMs: accessCachedMs, mayKeep: () => mayKeepAccess(pool) })
  return (request) => {
    const known = visitors.get(request)
    if (known) return known
    const visitor = findShared(request)
    visitors.set(request, visitor)
    return visitor
  }
}

/** Distinguishes callers; null for one with a token, which some calls do not take. */
function callerOf({ ip, headers: { cookie = '', authorization } }: FastifyRequest): string | null {
  return authorization === undefined ? `${ip} ${cookie}` : null
}
