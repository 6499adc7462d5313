import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { endSessionsOf } from '../../sessions/server/sign-in.ts'

/**
 * Shuts out anyone who else may have opened an account: ends its sessions, revokes its access tokens, and forgets the browsers it was opened
 * in, which get more attempts at its password than others.
 */
export async function shutOut(tx: CommunityTransaction, communityId: number): Promise<void> {
  await endSessionsOf(tx, communityId)
  for (const table of ['accessToken', 'knownDevice'] as const) await tx.deleteFrom(table).where('communityId', '=', communityId).execute()
}
