import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { decryptSecret, encryptSecret } from '@rosette/identity/encrypt-secret.ts'
import { type FactorKeys, keysOf, ownerOf } from '../../sessions/server/second-factor.ts'

/**
 * Encrypts every secret with the new key, so that the old one is no longer needed. What no key reads stays as it is: its owner enters by a
 * recovery code. Returns how many there are of both.
 */
export async function encryptSecondFactorsAgain(
  tx: CommunityTransaction,
  keys: FactorKeys,
): Promise<{ encrypted: number; unreadable: number }> {
  const factors = await tx.selectFrom('secondFactor').select(['communityId', 'encryptedSecret']).forUpdate().execute()
  const [newKey] = keysOf(keys)
  let unreadable = 0
  for (const { communityId, encryptedSecret } of factors) {
    const secret = readSecret(keys, encryptedSecret, ownerOf(communityId))
    if (secret === null) unreadable += 1
    else
      await tx
        .updateTable('secondFactor')
        .set({ encryptedSecret: encryptSecret(newKey, secret, ownerOf(communityId)) })
        .where('communityId', '=', communityId)
        .execute()
  }
  return { encrypted: factors.length - unreadable, unreadable }
}

function readSecret(keys: FactorKeys, encryptedSecret: Buffer, owner: string): string | null {
  try {
    return decryptSecret(keysOf(keys), encryptedSecret, owner)
  } catch {
    return null
  }
}
