import type { CommunityTransaction } from '@rosette/database/community-db.ts'

/** For an account that somebody else may have used: none of its tokens works any more. */
export async function revokeTokensOf(tx: CommunityTransaction, communityId: number): Promise<void> {
  await tx.deleteFrom('accessToken').where('communityId', '=', communityId).execute()
}
