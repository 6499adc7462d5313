import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { ensureParty } from '../../subscription/server/parties.ts'

export type NewAccount = {
  communityId: number
  userName: string
  email: string
  /** Null until the person has followed the mailed link. */
  emailConfirmedAt: Date | null
  /** Null for people who sign in with ORCID only. */
  passwordHash: string | null
  isCurator?: boolean
  mayRegisterSymbols?: boolean
  wantsMail?: boolean
  isDemo?: boolean
}

/** Gives a person an account, and a party that can hold a subscription and units. */
export async function createAccount(tx: CommunityTransaction, account: NewAccount): Promise<{ credentialId: number; partyId: number }> {
  const { credentialId } = await tx.insertInto('account').values(account).returning('credentialId').executeTakeFirstOrThrow()
  return { credentialId, partyId: await ensureParty(tx, account.communityId) }
}
