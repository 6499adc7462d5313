import type { CommunityDb } from '@rosette/database/community-db.ts'
import { hasUserName } from './has-user-name.ts'

/** Community id of whoever has the account of a name, in any case. */
export async function findAccountHolder(db: CommunityDb, userName: string): Promise<number | null> {
  const found = await db.selectFrom('account').select('communityId').where(hasUserName(userName)).executeTakeFirst()
  return found?.communityId ?? null
}
