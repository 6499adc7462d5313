import type { Clock } from '@rosette/contract-kit/clock.ts'
import { accessCachedMs, mayKeepAccess } from '@rosette/database/cached-access.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { ChangedRights, RouteAccess, Visitor } from '@rosette/features/access/contract/access.ts'
import { expectCurator, expectMember } from '@rosette/features/access/server/expect-member.ts'
import { assistantPath } from '@rosette/features/assistants/contract/assistant-path.ts'
import type { SessionOf } from '@rosette/features/sessions/server/session-cookies.ts'
import { expectStepUp } from '@rosette/features/sessions/server/step-up.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shareLookups } from './share-lookups.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. Every API call declares it. */
    access?: RouteAccess
    /** Whose rights it changes. Calls by which somebody could act for others declare it. */
    rights?: ChangedRights
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

type AccessDependencies = { visitorOf: VisitorOf; sessionOf: SessionOf; clock: Clock }

/** Refuses unauthorised calls before their body is parsed; a call that does not declare its access prevents the start. */
export function addRouteAccess(app: FastifyInstance, dependencies: AccessDependencies): void {
  app.addHook('onRoute', (route) => {
    if (!isCall(route.url)) return
    const access = route.config?.access
    if (access === undefined) throw new Error(`${[route.method].flat().join(', ')} ${route.url} does not declare who may call it`)
    const check = checks[access]
    if (check === null) return
    const refuse = async (request: FastifyRequest) => {
      check(await dependencies.visitorOf(request))
    }
    route.onRequest = [route.onRequest ?? [], refuse].flat()
    const rights = route.config?.rights
    if (rights === undefined && access !== 'member' && [route.method].flat().some((method) => !reading.includes(method))) {
      throw new Error(`${[route.method].flat().join(', ')} ${route.url} does not declare whose rights it changes`)
    }
    // After the body is read, which may name whose rights they are.
    if (rights === 'named' || rights === 'others') route.preHandler = [route.preHandler ?? [], proofOf(rights, dependencies)].flat()
  })
}

const reading = ['GET', 'HEAD']

/** Anyone who changes the rights of others must have proved lately who they are. A member who names themselves only requests something. */
function proofOf(rights: 'named' | 'others', { visitorOf, sessionOf, clock }: AccessDependencies) {
  return async (request: FastifyRequest) => {
    const { communityId, isCurator } = expectMember(await visitorOf(request))
    if (rights === 'named' && !isCurator && Object(request.body).communityId === communityId) return
    expectStepUp(await sessionOf(request), clock.now())
  }
}

/** Whether a route is a call of the API or of assistants, and not a description or a page. */
export function isCall(url: string): boolean {
  return url === assistantPath || (url.startsWith('/api/') && !url.startsWith('/api/docs') && url !== '/api/openapi.json')
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
