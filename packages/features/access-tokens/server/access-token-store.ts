import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { hashToken, newToken } from '@rosette/identity/hash-secrets.ts'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { AccessToken, type MadeAccessToken, maxTokens, type NewAccessToken, tokenPrefix } from '../contract/access-token.ts'

const day = 24 * 3_600_000

/** Makes a token. Only its hash is stored. */
export async function makeAccessToken(
  db: CommunityDb,
  owner: Member,
  { name, days, scope }: NewAccessToken,
  now: Date,
): Promise<MadeAccessToken> {
  const { communityId } = owner
  const token = tokenPrefix + newToken()
  return db.transaction().execute(async (tx) => {
    await expectFewTokens(tx, communityId, now)
    const row = await tx
      .insertInto('accessToken')
      .values({ tokenHash: hashToken(token), communityId, name, scope, createdAt: now, expiresAt: new Date(now.getTime() + days * day) })
      .returning(shownColumns)
      .executeTakeFirstOrThrow()
    await noteAudit(tx, owner, { action: 'token.make', subject: `person:${communityId}`, details: { tokenId: row.tokenId, days, scope } })
    return { ...toAccessToken(row, now), token }
  })
}

/** Of one account that makes two tokens at once, the second waits for the first. */
async function expectFewTokens(tx: CommunityTransaction, communityId: number, now: Date): Promise<void> {
  await tx.selectFrom('account').select('communityId').where('communityId', '=', communityId).forUpdate().executeTakeFirstOrThrow()
  const { count } = await tx
    .selectFrom('accessToken')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('communityId', '=', communityId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxTokens)
    throw new Problem('conflict', `You have ${maxTokens} access tokens, which is the maximum. Please revoke one first.`)
}

/** The tokens of an account, newest first; expired ones until they are pruned. */
export async function loadAccessTokens(db: CommunityDb, communityId: number, now: Date): Promise<AccessToken[]> {
  const rows = await db
    .selectFrom('accessToken')
    .select(shownColumns)
    .where('communityId', '=', communityId)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenId', 'desc')
    .execute()
  return rows.map((row) => toAccessToken(row, now))
}

export async function revokeAccessToken(db: CommunityDb, owner: Member, tokenId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { communityId } = owner
    const revoked = await tx
      .deleteFrom('accessToken')
      .where('tokenId', '=', tokenId)
      .where('communityId', '=', communityId)
      .returning('name')
      .executeTakeFirst()
    if (!revoked) throw new Problem('not_found', 'You have no such access token.')
    await noteAudit(tx, owner, { action: 'token.revoke', subject: `person:${communityId}`, details: { tokenId } })
  })
}

const shownColumns = ['tokenId', 'name', 'scope', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

type TokenRow = { tokenId: number; name: string; scope: string; createdAt: Date; expiresAt: Date; lastUsedAt: Date | null }

function toAccessToken({ tokenId, name, scope, createdAt, expiresAt, lastUsedAt }: TokenRow, now: Date): AccessToken {
  return {
    tokenId,
    name,
    scope: AccessToken.shape.scope.parse(scope),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isExpired: expiresAt <= now,
  }
}
