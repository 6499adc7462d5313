import type { CommunityDb } from '@rosette/database/community-db.ts'
import { hashPassword, isPasswordOf } from '@rosette/identity/hash-password.ts'
import { newToken } from '@rosette/identity/token.ts'
import { hasUserName } from './has-user-name.ts'

export type VerifiedAccount = { communityId: number; emailConfirmedAt: Date | null }

/**
 * The account of a user name and its password; null if either is wrong. An unknown name costs one slow hash as well, so that the time
 * of the answer does not tell who has an account (SESSION-034).
 */
export async function verifyPassword(db: CommunityDb, userName: string, password: string): Promise<VerifiedAccount | null> {
  const account = await db
    .selectFrom('account')
    .select(['communityId', 'emailConfirmedAt', 'passwordHash'])
    .where(hasUserName(userName))
    .executeTakeFirst()
  const isRight = await isPasswordOf(account?.passwordHash ?? (await nobodysHash()), password)
  if (!account?.passwordHash || !isRight) return null
  return { communityId: account.communityId, emailConfirmedAt: account.emailConfirmedAt }
}

let madeHash: Promise<string> | null = null

/** A hash that no password fits, made at the same costs as all others. */
export function nobodysHash(): Promise<string> {
  madeHash ??= hashPassword(newToken())
  return madeHash
}
