import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import type { FastifyRequest } from 'fastify'
import { AccessToken, type TokenScope, tokenPrefix } from '../contract/access-token.ts'

export type TokenHolder = { communityId: number; scope: TokenScope }

/** The account whose token a request carries, and what for; null if it carries none. A token that does not work is a problem. */
export type TokenHolderOf = (request: FastifyRequest) => Promise<TokenHolder | null>

/** Looks a request's token up at most once. It comes in the Authorization header and nowhere else: addresses end up in logs. */
export function tokenReader({ db, clock }: { db: Database; clock: Clock }): TokenHolderOf {
  const holders = new WeakMap<FastifyRequest, Promise<TokenHolder>>()
  return async (request) => {
    const token = bearerOf(request.headers.authorization)
    if (token === null) return null
    const known = holders.get(request) ?? findHolder(db.community, token, clock.now())
    holders.set(request, known)
    return known
  }
}

/** RFC 6750, section 2.1. Other schemes, such as that of a proxy in front of the site, are not ours. */
function bearerOf(authorization: string | undefined): string | null {
  if (authorization === undefined) return null
  const [scheme = '', ...words] = authorization.trim().split(/\s+/)
  return scheme.toLowerCase() === 'bearer' ? words.join(' ') : null
}

// Recording every request would turn each one into a write.
const noteAgainMs = 5 * 60_000

/** Demo accounts have no tokens: everybody shares them. */
async function findHolder(db: CommunityDb, token: string, now: Date): Promise<TokenHolder> {
  if (!isWellFormed(token)) throw wrongToken()
  const found = await tokenQuery(db, hashToken(token), now).executeTakeFirst()
  if (!found) throw wrongToken()
  const { tokenId, communityId, scope, lastUsedAt } = found
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > noteAgainMs)
    await db.updateTable('accessToken').set({ lastUsedAt: now }).where('tokenId', '=', tokenId).execute()
  return { communityId, scope: AccessToken.shape.scope.parse(scope) }
}

/** What cannot be a token is not looked up. */
function isWellFormed(token: string): boolean {
  return token.startsWith(tokenPrefix) && /^[\w-]{43}$/.test(token.slice(tokenPrefix.length))
}

function tokenQuery(db: CommunityDb, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('accessToken')
    .innerJoin('account', 'account.communityId', 'accessToken.communityId')
    .select(['accessToken.tokenId', 'accessToken.communityId', 'accessToken.scope', 'accessToken.lastUsedAt'])
    .where('accessToken.tokenHash', '=', tokenHash)
    .where('accessToken.expiresAt', '>', now)
    .where('account.isDemo', '=', false)
}

/** The same for every reason: who tries tokens learns nothing. */
function wrongToken(): Problem {
  return new Problem('invalid_token', 'This access token is not valid. It may have expired or been revoked.')
}
