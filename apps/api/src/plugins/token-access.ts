import { Problem } from '@rosette/contract-kit/problem.ts'
import type { TakesTokens } from '@rosette/features/access/contract/access.ts'
import type { TokenHolderOf } from '@rosette/features/access-tokens/server/token-holder.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooMany } from './rate-limit.ts'
import { isCall } from './route-access.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which access tokens may make the call. */
    takesTokens?: TakesTokens
  }
}

/** Refuses tokens wherever a route does not declare that it takes them, pages included. */
export function onlyWhereDeclared(find: TokenHolderOf): TokenHolderOf {
  return async (request) => {
    const holder = await find(request)
    const { takesTokens = false } = request.routeOptions.config
    if (holder === null || takesTokens === true || takesTokens === holder.scope) return holder
    throw new Problem('access_denied', takesTokens === false ? tokensRefused : scopeMissing)
  }
}

const tokensRefused = 'Access tokens are read-only and cannot be used here.'
const scopeMissing =
  'Access tokens are read-only unless they were made to start runs. Make a token on your profile that may start runs, and use that.'

/** Checks the token of every call, even if the answer does not depend on the caller, and counts it for its account, whatever its address. */
export function addTokenAccess(app: FastifyInstance, tokenHolderOf: TokenHolderOf, perMinute: number): void {
  const keyOf = async (request: FastifyRequest) => `account:${(await tokenHolderOf(request))?.communityId}`
  const count = perMinute === 0 ? null : app.createRateLimit({ max: perMinute, keyGenerator: keyOf })
  const expectFew = async (request: FastifyRequest) => {
    if ((await tokenHolderOf(request)) === null || count === null) return
    const found = await count(request)
    if (!found.isAllowed && found.isExceeded) throw tooMany('requests with your access tokens', found.ttl)
  }
  const check = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    // Most calls carry no token and need not wait.
    if (request.headers.authorization === undefined) done()
    else expectFew(request).then(() => done(), done)
  }
  app.addHook('onRoute', (route) => {
    if (isCall(route.url)) route.onRequest = [route.onRequest ?? [], check].flat()
  })
}
