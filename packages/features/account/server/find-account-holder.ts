import type { CommunityDb } from '@rosette/database/community-db.ts'
import { hasUserName } from './has-user-name.ts'

/** Community ID of the account with this user name, ignoring case. */
export async function findAccountHolder(db: CommunityDb, userName: string): Promise<number | null> {
  const found = await db.selectFrom('account').select('communityId').where(hasUserName(userName)).executeTakeFirst()
  return found?.communityId ?? null
}
