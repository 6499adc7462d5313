import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { revokeTokensOf } from '../../access-tokens/server/revoke-tokens-of.ts'
import { endSessionsOf } from '../../sessions/server/sign-in.ts'

/**
 * Shuts out whoever else may have opened an account: ends its sessions, revokes its access tokens, and forgets the browsers it was opened
 * in, which get more attempts at its password than others.
 */
export async function shutOut(tx: CommunityTransaction, communityId: number): Promise<void> {
  await endSessionsOf(tx, communityId)
  await revokeTokensOf(tx, communityId)
  await tx.deleteFrom('knownDevice').where('communityId', '=', communityId).execute()
}
