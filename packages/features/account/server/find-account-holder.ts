import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'

/** Community id of whoever has the account of a name, in any case. */
export async function findAccountHolder(db: CommunityDb, userName: string): Promise<number | null> {
  const found = await db
    .selectFrom('account')
    .select('communityId')
    .where(sql`lower(user_name)`, '=', sql`lower(${userName})`)
    .executeTakeFirst()
  return found?.communityId ?? null
}
